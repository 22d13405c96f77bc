import { expect, test } from "vitest";
import { fold } from "../../../shared/text/fold.ts";

test("SRC-01 CHK-06 texts are compared without case, accents, full width and ligatures", () => {
  expect(fold("Liège ÉTÉ")).toBe("liege ete");
  expect(fold("ＡＢＣ ﬁn")).toBe("abc fin");
  expect(fold("e\u0301")).toBe("e");
  expect(fold("STRAẞE Straße Cœur Færø Łódź")).toBe("strasse strasse coeur faero lodz");
});
