import type { ReactNode } from "react";

const paths = {
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  remove: "M6 6l12 12M18 6L6 18",
  retry: "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
};

/** An icon in the colour of the text, so that it stays visible in forced-colours mode. */
export const Icon = ({ name }: { name: keyof typeof paths }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === "grip" ? 3 : 2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
