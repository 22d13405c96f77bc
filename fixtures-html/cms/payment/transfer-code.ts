import { encode } from "uqr";
import { bank } from "../checkout/payments.ts";

/** Light modules around the code. ISO/IEC 18004 asks for four. */
const quietZone = 4;

/**
 * Content of the QR code that fills in a transfer in a banking app, by the guidelines EPC069-12 of the European Payments
 * Council, version 002. A Belgian reference is a text there: the field before it is only for references of ISO 11649.
 */
export function transferContent(cents: number, reference: string): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    bank.bic,
    bank.owner,
    bank.iban.replaceAll(" ", ""),
    amount,
    "",
    "",
    reference,
  ].join("\n");
}

/** The code as a drawing: its size with the light margin, and the path of its dark modules. */
export function transferCode(cents: number, reference: string): { size: number; path: string } {
  // The guidelines ask for level M and for at most version 13.
  const { data, size } = encode(transferContent(cents, reference), { ecc: "M", border: 0, maxVersion: 13 });
  return { size: size + 2 * quietZone, path: data.flatMap(barsOf).join("") };
}

/** The runs of dark modules in a row, each as a bar. */
const barsOf = (row: boolean[], y: number): string[] =>
  [
    ...row
      .map((isDark) => (isDark ? "1" : "0"))
      .join("")
      .matchAll(/1+/g),
  ].map(({ 0: { length }, index }) => `M${index + quietZone} ${y + quietZone}h${length}v1h-${length}z`);
