import { Eta } from "eta";
import { join } from "node:path";
import type { ReferencePage } from "./pages.ts";

/** The path is relative to the working directory, because the build bundles this module into another folder. */
const eta = new Eta({
  views: join(process.cwd(), "tools/reference/views"),
  autoEscape: true,
  autoTrim: [false, false],
  cache: true,
});

/** Renders a page as HTML. */
export const renderPage = ({ view, data }: ReferencePage): string => eta.render(`./${view}`, data);
