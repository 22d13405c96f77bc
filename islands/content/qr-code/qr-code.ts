import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import type definition from "./definition.ts";
import { excessLength, isShort, pathOf, QUIET_ZONE } from "./rules.ts";

const svgElement = (name: string, attributes: Record<string, string | number>): SVGElement => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

export default function qrCode(
  host: HTMLElement,
  { text, size, errorCorrection, label }: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const excess = excessLength(text, errorCorrection);
  if (excess > 0)
    throw new IslandError(
      `qr-code on ${nameOf(host)}: data-text expects a text that fits into a QR code, ` +
        `got one that is ${excess} characters or bytes too long.`,
    );

  const svg = svgElement("svg", { class: "atoll-qr-code", width: size, height: size, "aria-hidden": "true" });
  host.prepend(svg);
  const stopTexts = withTexts((t) => {
    const name = label || (isShort(text) ? text : "");
    svg.setAttribute("aria-label", name ? t("Qr.Label", name) : t("Qr.Plain"));
    svg.setAttribute("role", "img");
    svg.removeAttribute("aria-hidden");
  });
  void paint();

  async function paint(): Promise<void> {
    try {
      const { encode } = await lazyImport("uqr", () => import("uqr"));
      const { data, size: modules } = encode(text, { ecc: errorCorrection, boostEcc: true, border: 0 });
      const fullSize = modules + 2 * QUIET_ZONE;
      if (signal.aborted) return;
      svg.setAttribute("viewBox", `0 0 ${fullSize} ${fullSize}`);
      // Dark on light in every theme: many scanners cannot read inverted codes.
      svg.append(
        svgElement("rect", { width: fullSize, height: fullSize, fill: "#fff" }),
        svgElement("path", { d: pathOf(data), fill: "#000", "shape-rendering": "crispEdges" }),
      );
    } catch (error) {
      fail("load", error);
    }
  }

  return () => {
    stopTexts();
    svg.remove();
  };
}
