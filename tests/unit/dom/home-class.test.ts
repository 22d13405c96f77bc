import { expect, test } from "vitest";
import { readSettings } from "../../../shared/settings.ts";
import { applyHomeClass } from "../../../shell/core/settings.ts";

test("NAV-18 the body has the class homepage or page, never both, and keeps its other classes", () => {
  document.body.className = "theme";
  const settings = { ...readSettings(document), culture: "en" };
  history.replaceState(null, "", "/en/#top");
  applyHomeClass(settings);
  expect([...document.body.classList].sort()).toEqual(["homepage", "theme"]);
  history.replaceState(null, "", "/en/cups");
  applyHomeClass(settings);
  expect([...document.body.classList].sort()).toEqual(["page", "theme"]);
});
