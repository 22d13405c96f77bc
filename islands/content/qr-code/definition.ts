import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "qr-code",
  doc:
    "Draws a QR code of a text, a URL or a business card before the element's content. The content is the same " +
    "information to read or click, for visitors who cannot scan.",
  requirements: ["OPT-03"],
  config: {
    text: field.text({
      required: true,
      doc:
        "Content of the code: at most 2,331 bytes with medium error correction, more if it has only digits or " +
        "capitals.",
    }),
    size: field.int({
      default: 160,
      min: 64,
      max: 1024,
      doc: "Width and height in pixels, including the quiet zone.",
    }),
    errorCorrection: field.choice(["L", "M", "Q", "H"], {
      default: "M",
      doc: "How much of the code may be unreadable: 7, 15, 25 or 30 %.",
    }),
    label: field.text({ doc: "Accessible name, such as what the code is for. Without it, a short text is read out." }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="qr-code" data-text="https://www.example.com/"><a
  href="https://www.example.com/">www.example.com</a></div>`,
  ],
});
