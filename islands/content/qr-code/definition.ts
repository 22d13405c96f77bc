import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "qr-code",
  doc: "A QR code of a text, an address or a business card, drawn before what the element holds: the same to read or to click, for those who cannot scan.",
  requirements: ["OPT-03"],
  config: {
    text: field.text({
      required: true,
      doc: "What it says: at most 2,331 bytes with medium error correction, more of digits or capitals alone.",
    }),
    size: field.int({
      default: 160,
      min: 64,
      max: 1024,
      doc: "Its width and height in pixels, with the quiet zone around it.",
    }),
    errorCorrection: field.choice(["L", "M", "Q", "H"], {
      default: "M",
      doc: "How much of it may be unreadable: 7, 15, 25 or 30 %.",
    }),
    label: field.text({ doc: "What it is, for those who do not see it; without it a short text is read out." }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="qr-code" data-text="https://www.example.com/"><a href="https://www.example.com/">www.example.com</a></div>`,
  ],
});
