// The format of gettext's compiled translations:
// https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html

/**
 * @param {Record<string, string>} translations  by the English text
 * @returns {Uint8Array}
 */
export function moFile(translations) {
  const entries = /** @type {const} */ ([
    ["", "Content-Type: text/plain; charset=UTF-8\n"],
    ...Object.entries(translations),
  ])
    .map((pair) => pair.map((text) => Buffer.from(`${text}\0`)))
    // Readers may look texts up by halves.
    .sort(([a], [b]) => Buffer.compare(a, b));
  const tables = 28;
  let offset = tables + 16 * entries.length;
  const header = Buffer.alloc(offset);
  [0x950412de, 0, entries.length, tables, tables + 8 * entries.length, 0, offset].forEach((word, at) =>
    header.writeUInt32LE(word, 4 * at),
  );
  /** @type {Buffer[]} */
  const texts = [];
  for (const column of [0, 1])
    entries.forEach((pair, row) => {
      const place = tables + 8 * (column * entries.length + row);
      // The length leaves out the zero at the end.
      header.writeUInt32LE(pair[column].length - 1, place);
      header.writeUInt32LE(offset, place + 4);
      offset += pair[column].length;
      texts.push(pair[column]);
    });
  return Buffer.concat([header, ...texts]);
}
