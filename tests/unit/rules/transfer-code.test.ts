// The QR code of a bank transfer, as banking apps read it.
import { encode } from "uqr";
import { expect, test } from "vitest";
import { transferCode, transferContent } from "../../../fixtures-html/cms/payment/transfer-code.ts";

test("PAY-03 the code has the fields of a SEPA transfer, one a line, and a Belgian reference as text", () => {
  expect(transferContent(2751, "+++000/0010/43152+++").split("\n")).toEqual([
    ...["BCD", "002", "1", "SCT"],
    ...["TRIOBEBB", "Lagune", "BE68539007547034", "EUR27.51"],
    ...["", "", "+++000/0010/43152+++"],
  ]);
});

test("PAY-03 the drawing has the modules of the code, within a light margin", () => {
  const { size, path } = transferCode(123_456, "LG-26-0417");
  const { data, size: modules } = encode(transferContent(123_456, "LG-26-0417"), { ecc: "M", border: 0 });
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length));
  expect(size).toBe(modules + 8);
  expect(drawn.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(data);
  expect(drawn.flat().filter(Boolean)).toHaveLength(data.flat().filter(Boolean).length);
});
