import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { excess, isShort, pathOf, QUIET } from "./rules.ts";

const draw = (name: string, attributes: Record<string, string | number>): SVGElement => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

export default function qrCode(
  host: HTMLElement,
  { text, size, errorCorrection, label }: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const over = excess(text, errorCorrection);
  const problem =
    text === ""
      ? "expects a text, got an empty one"
      : over > 0
        ? `expects a text that fits into a QR code, got one that is ${over} too long`
        : "";
  if (problem) throw new IslandError("config", `qr-code on ${nameOf(host)}: data-text ${problem}.`);

  const svg = draw("svg", { class: "atoll-qr-code", width: size, height: size, "aria-hidden": "true" });
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
      const { encode } = await loadLater("uqr", () => import("uqr"));
      const { data, size: modules } = encode(text, { ecc: errorCorrection, boostEcc: true, border: 0 });
      const whole = modules + 2 * QUIET;
      if (signal.aborted) return;
      svg.setAttribute("viewBox", `0 0 ${whole} ${whole}`);
      // Dark on light in every theme: many readers know no other.
      svg.append(
        draw("rect", { width: whole, height: whole, fill: "#fff" }),
        draw("path", { d: pathOf(data), fill: "#000", "shape-rendering": "crispEdges" }),
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
