import { expect, test } from "vitest";
import { withPadFile } from "../../../../shared/api/order-pad-file.ts";
import { readPadLines, withoutPadLines, withPadCode } from "../../../../shared/api/order-pad-lines.ts";
import type { PadMatch } from "../../../../shared/api/order-pad.ts";
import { correctedQuantity } from "../../../../fixtures-html/cms/cart/corrected-quantity.ts";
import { products } from "../../../../fixtures-html/cms/catalogue/index.ts";
import {
  afterAddition,
  countFaults,
  readyRows,
  type Row,
  stateOf,
  totalOf,
} from "../../../../islands/account/order-pad/rules.ts";

const read = (text: string, decimal: "." | "," = "."): [string, number | null][] =>
  readPadLines(text, decimal).map(({ code, quantity }) => [code, quantity]);

test("order pad: tabs, semicolons, commas and spaces separate a code from its quantity; without one it is 1", () => {
  expect(read("A-1\t2\r\nB-2;3\nC-3,4\n\n  D-4   5  \nE-5\nLG 12 34 6\nF-6, 7")).toEqual([
    ["A-1", 2],
    ["B-2", 3],
    ["C-3", 4],
    ["D-4", 5],
    ["E-5", 1],
    ["LG 12 34", 6],
    ["F-6", 7],
  ]);
});

test("order pad: quoted cells of CSV keep separators and quotes; further columns are ignored", () => {
  expect(read('"A;1";"2"\n"B ""wide""",3,"Mug, blue"\nC-3;4;Bowl;9,95', ",")).toEqual([
    ["A;1", 2],
    ['B "wide"', 3],
    ["C-3", 4],
  ]);
});

test("order pad: a line of titles gives the order of the columns, in each language", () => {
  expect(read("Quantity;Name;SKU\n2;Mug;A-1")).toEqual([["A-1", 2]]);
  expect(read("Référence\tQuantité\nA-1\t2")).toEqual([["A-1", 2]]);
  const names = ["Description", "Désignation", "Omschrijving", "Article", "Artikel", "Product", "N°"];
  const codes = [
    ...[
      "Code",
      "SKU",
      "Item numbers",
      "item_code",
      "ItemNumber",
      "Item #",
      "Product ID",
      "Part No.",
      "Reference number",
    ],
    ...["Référence", "REFERENCE", "Réf.", "Réf. article", "Numéro d'article", "Numéros d’articles", "N° d'article"],
    ...["N° article", "nº article", "Code produit", "Numéro de référence", "UGS", "Code-article"],
    ...[
      "Artikelnummers",
      "Artikelnr.",
      "Artikel nr",
      "Art.nr.",
      "Artikelcode",
      "Productcode",
      "Referentie",
      "Bestelcode",
    ],
  ];
  const quantities = [
    ...["Quantities", "Qty", "Order quantity", "Qty ordered", "Pieces", "Quantity (pcs)"],
    ...["QUANTITE", "Qté", "Qté.", "Quantités", "Quantité commandée", "Quantité à commander", "Nombre de pièces"],
    ...["Aantallen", "Aantal stuks", "Aantal (stuks)", "Bestelaantal", "Hoeveelheid", "Aantal:"],
  ];
  for (const name of names)
    for (const code of codes) expect(read(`${name};${code};Quantity\nMug;A-1;3`), code).toEqual([["A-1", 3]]);
  for (const quantity of quantities) {
    expect(read(`${quantity},SKU\n3,A-1`), quantity).toEqual([["A-1", 3]]);
    // The file may lie below typed lines.
    expect(read(`B-2;1\nOmschrijving;Artikel;${quantity}\nMok;A-1;3`), quantity).toEqual([
      ["B-2", 1],
      ["A-1", 3],
    ]);
  }
  for (const line of [
    ...["Artikelnummer;Menge", "Bestell-Nr.;Stückzahl", "Código;Cantidad", "Codice articolo;Quantità"],
    ...["Referência;Quantidade", "Kod produktu;Ilość", "Art.nr;Antal", "رمز المنتج;الكمية", "Item;Count"],
  ])
    expect(read(`B-2;1\n${line}\nA-1;3`), line).toEqual([
      ["B-2", 1],
      ["A-1", 3],
    ]);
  expect(read("Number,Description,Quantity\nA-1,Mug,3")).toEqual([["A-1", 3]]);
  // Lines of products whose cells look like titles.
  expect(read("KIT-340;4;stuks\nCAN-351;2;pieces")).toEqual([
    ["KIT-340", 4],
    ["CAN-351", 2],
  ]);
});

test("order pad: words above a line with a quantity are titles, in any language, also after an empty line", () => {
  expect(read("Tuotekoodi;Määrä\nA-1;3")).toEqual([["A-1", 3]]);
  expect(read("B-2;1\n\nTuotekoodi;Määrä\nA-1;3")).toEqual([
    ["B-2", 1],
    ["A-1", 3],
  ]);
  // A product by its name stays in the list, where the visitor sees that no product has this code.
  expect(read("Teapot, large\nMug, blue")).toEqual([
    ["Teapot", null],
    ["Mug", null],
  ]);
  expect(read("B-2;1\nTeapot;large\nA-1;3").map(([code]) => code)).toEqual(["B-2", "Teapot", "A-1"]);
});

test("order pad: an empty first column is skipped, and a suggestion keeps it", () => {
  for (const text of [
    ";KIT-340;2\n;CAN-351;3",
    "\tKIT-340\t2\n\tCAN-351\t3",
    ",KIT-340,2\n,CAN-351,3",
    '"";"KIT-340";"2"\n"";"CAN-351";"3"',
    "; KIT-340; 2\n; CAN-351; 3",
  ]) {
    expect(read(text), text).toEqual([
      ["KIT-340", 2],
      ["CAN-351", 3],
    ]);
    const unquoted = text.replace('"KIT-340"', "KIT-340");
    expect(withPadCode(text, readPadLines(text, ".")[0]!, "KIT-34")).toBe(unquoted.replace("KIT-340", "KIT-34"));
  }
  expect(read("\tKIT-340 2\n;;CAN-351;3")).toEqual([
    ["KIT-340", 2],
    ["CAN-351", 3],
  ]);
  // Titles count the empty column.
  expect(read("\tCode\tQty\n\tA-1\t2\nx\tB-2\t3")).toEqual([
    ["A-1", 2],
    ["B-2", 3],
  ]);
  expect(read("Name\tCode\tQty\n\tA-1\t2")).toEqual([["A-1", 2]]);
});

test("order pad: a code without digits is a line, also above a line with a quantity", () => {
  for (const line of ["MUG-RED;two", "KIT-RED\tone", "MUG-RED;-", "MUGRED;two"])
    expect(read(`${line}\nCOF-108;2`), line).toEqual([
      [line.slice(0, line.search(/[;\t]/)), null],
      ["COF-108", 2],
    ]);
});

test("order pad: two empty lines begin another list, so that the columns of a file are its own", () => {
  expect(withPadFile("quantity;code\n2;COF-108\n", "\nCOF-112;1\r\n\r\n\r\n\r\nKIT-340;3")).toBe(
    "quantity;code\n2;COF-108\n\n\nCOF-112;1\r\n\r\nKIT-340;3",
  );
  expect(read("quantity;code\n2;COF-108\n\n4;KIT-340\n\n\nCOF-112;1")).toEqual([
    ["COF-108", 2],
    ["KIT-340", 4],
    ["COF-112", 1],
  ]);
});

test("order pad: a barcode beside the code is no quantity where the list has no titles", () => {
  expect(read("A-1;;5410000000001\nB-2;5410000000002;2\nC-3;;5410000000003;3\n5410000000004;4")).toEqual([
    ["A-1", 1],
    ["B-2", 2],
    ["C-3", 3],
    ["5410000000004", 4],
  ]);
});

test("order pad: empty cells between the code and a quantity are skipped, those before other text are not", () => {
  expect(read("KIT-340;;2\nCAN-351\t\t\t3\nA-1;;Blue mug;4\nB-2;\nC-3,,2,5")).toEqual([
    ["KIT-340", 2],
    ["CAN-351", 3],
    ["A-1", 1],
    ["B-2", 1],
    ["C-3", 1],
  ]);
});

test("order pad: without a title of the quantity, descriptions and prices are none; numbers beside the code are", () => {
  for (const title of ["Description", "Omschrijving", "Désignation", "Product name", "Prix (€)", "Price"])
    expect(read(`Code;${title}\nA-1;Mug\nB-2;30\nC-3;30 cl`), title).toEqual([
      ["A-1", 1],
      ["B-2", 1],
      ["C-3", 1],
    ]);
  expect(read("Description;Code\n20 cm bowl;A-1")).toEqual([["A-1", 1]]);
  for (const title of ["Bedarf", "", "Order"])
    expect(read(`Code;${title}\nA-1;4\nB-2;2 pcs\nC-3;Mug`), title).toEqual([
      ["A-1", 4],
      ["B-2", 2],
      ["C-3", 1],
    ]);
});

test("order pad: a quantity may come first, with a sign of multiplication", () => {
  for (const line of ["4 x KIT-340", "4x KIT-340", "4 × KIT-340", "4 * KIT-340", "4 X  KIT-340"])
    expect(read(line), line).toEqual([["KIT-340", 4]]);
  expect(read("2,5 x 1234\nKIT-340 4 x", ",")).toEqual([
    ["1234", 2.5],
    ["KIT-340", 4],
  ]);
  expect(withPadCode("4 x KIT-34", readPadLines("4 x KIT-34", ".")[0]!, "KIT-340")).toBe("4 x KIT-340");
});

test("order pad: quantities have local decimals and thousands; others are no quantity", () => {
  expect(read("A\t2,5\nB\t1.000\nC\t1.234,5\nD\t2.5 m\nE\t3 x", ",").map(([, quantity]) => quantity)).toEqual([
    2.5, 1000, 1234.5, 2.5, 3,
  ]);
  expect(read('A\t2,5\nB\t1.000\nC\t"1,234.5"', ".").map(([, quantity]) => quantity)).toEqual([2.5, null, 1234.5]);
  expect(read("A\t1.250\nB\t1.250 kg\nC\t0.250\nD\t1.25").map(([, quantity]) => quantity)).toEqual([
    null,
    1.25,
    0.25,
    1.25,
  ]);
  expect(read("A\t1,250\nB\t1,250 m\nC\t1,250 x", ",").map(([, quantity]) => quantity)).toEqual([null, 1.25, null]);
  for (const separator of [" ", "\t", ";", ","])
    for (const typed of ["1'000", "1’000"]) expect(read(`A-1${separator}${typed}`)).toEqual([["A-1", null]]);
  // A unit reads the same behind each separator; other letters belong to the code.
  for (const unit of ["stuks", "pièces", "pcs.", "pieces", "unités", "kg", "x"])
    for (const separator of [" ", "  ", "\t", ";", ","]) {
      expect(read(`KIT-340${separator}3 ${unit}`)).toEqual([["KIT-340", 3]]);
      expect(read(`KIT-340${separator}3${unit.toUpperCase()}`)).toEqual([["KIT-340", 3]]);
    }
  expect(read("TEE 34 XL\nKIT 34 B 2")).toEqual([
    ["TEE 34 XL", 1],
    ["KIT 34 B", 2],
  ]);
  expect(read("D,2,5 m\nE, 2,5").map(([, quantity]) => quantity)).toEqual([null, null]);
  expect(read("A\tmany\nB\t0\nC\t-2\nD,2,5").map(([, quantity]) => quantity)).toEqual([null, null, null, null]);
});

test("order pad: equal codes are added up exactly; a quantity that cannot be read stays a line", () => {
  const lines = readPadLines("a-1 0.1\nB-2 1\nA-1 0.2", ".");
  expect(lines.map(({ code, quantity, numbers }) => [code, quantity, numbers])).toEqual([
    ["a-1", 0.3, [1, 3]],
    ["B-2", 1, [2]],
  ]);
  expect(readPadLines("a-1 0,1\nA-1 0,2", ",")).toMatchObject([{ typed: "0,3" }]);
  expect(read("A\t1\nA\ttwo")).toEqual([
    ["A", 1],
    ["A", null],
  ]);
});

test("order pad: added lines leave the text, and a suggestion replaces a code", () => {
  const text = "Code;Quantity\nA-1;2\nB-2;3\na-1;4";
  const [first, second] = readPadLines(text, ".");
  expect(withoutPadLines(text, [first!], ".")).toBe("Code;Quantity\nB-2;3");
  expect(withoutPadLines(text, [first!, second!], ".")).toBe("");
  expect(withPadCode(text, first!, "A-10")).toBe("Code;Quantity\nA-10;2\nB-2;3\nA-10;4");
  // The lines above it have left the text since.
  expect(withPadCode("B-2;3", second!, "B-20")).toBe("B-20;3");
  const replaced = (text: string, code = "KIT-340"): string => withPadCode(text, readPadLines(text, ".")[0]!, code);
  // Pasted lookalikes of the characters on a keyboard.
  expect(["KIT–34 2", "KIT\u00a034;2", "ＫＩＴ-34\t2"].map((text) => replaced(text))).toEqual([
    ...["KIT-340 2", "KIT-340;2", "KIT-340\t2"],
  ]);
  expect(replaced("Aantal;Artikel\n34;34")).toBe("Aantal;Artikel\n34;KIT-340");
  expect(replaced('  "KIT ""34""" , 2,Bowl')).toBe("KIT-340 , 2,Bowl");
  expect(replaced("KIT-34;2", "KIT;340")).toBe('"KIT;340";2');
});

test("order pad: each line is found, changed, refused or unknown; the sum counts what can be ordered", () => {
  const match = (change: Partial<PadMatch>): PadMatch => ({
    ...{ variantId: "v1", sku: "A", name: "Mug", url: null, quantity: 2, quantityText: "2" },
    ...{ price: 0.1, amount: 0.2, message: "", suggestions: [] },
    ...change,
  });
  const [line] = readPadLines("A 2", ".");
  const rows: Row[] = [
    match({}),
    match({ message: "Only 2 left.", amount: 0.1 }),
    match({ quantity: 0, message: "Sold out." }),
    match({ variantId: "", quantity: 0 }),
  ].map((match) => ({ line: line!, match, isAdded: false }));
  expect(rows.map(stateOf)).toEqual(["found", "changed", "refused", "missing"]);
  expect([totalOf(rows), countFaults(rows)]).toEqual([0.3, 2]);
  const after = afterAddition(rows, readyRows(rows), ["", "Only 1 left."]);
  expect(after.map(stateOf)).toEqual(["added", "refused", "refused", "missing"]);
});

test("order pad: the stand-in corrects to whole pieces, minimum, maximum and stock, with the reason", () => {
  const named = (slug: string) => products.find((product) => product.slug === slug)!;
  const corrected = (slug: string, asked: number, inCart = 0): [number, string | undefined] => {
    const product = named(slug);
    const { quantity, reason } = correctedQuantity(product, product.variants[0], asked * 1000, inCart * 1000);
    return [quantity / 1000, reason?.reason];
  };
  expect(corrected("balloon-whisk-walnut", 2)).toEqual([2, undefined]);
  expect(corrected("balloon-whisk-walnut", 1.5)).toEqual([2, "whole"]);
  expect(corrected("balloon-whisk-walnut", 99)).toEqual([18, "stock"]);
  expect(corrected("balloon-whisk-walnut", 9, 12)).toEqual([6, "stock"]);
  expect(corrected("kenya-nyeri-light-roast", 0.05)).toEqual([0.1, "minimum"]);
  expect(corrected("kenya-nyeri-light-roast", 5)).toEqual([2, "maximum"]);
  expect(corrected("brazil-cerrado-medium-roast", 1)).toEqual([0, "stock"]);
});
