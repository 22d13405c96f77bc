import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "share",
  doc: "Links that share the page: by e-mail, to WhatsApp, Facebook, LinkedIn or X, or by a copy of the address. They follow the page that is shown, copy works in place, and where the device can share by itself there is a button for that.",
  requirements: ["OPT-07"],
  config: {},
  parts: {
    "data-share": field.choice(["email", "whatsapp", "facebook", "linkedin", "x", "copy"], {
      required: true,
      doc: "On a link: where it shares the page; `copy` puts the address on the clipboard.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="share">
  <a data-share="email" href="mailto:?subject=Cups&amp;body=https%3A%2F%2Fwww.example.com%2Fcups">E-mail</a>
  <a data-share="facebook" href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.example.com%2Fcups" target="_blank" rel="noopener">Facebook</a>
  <a data-share="copy" href="https://www.example.com/cups">Copy link</a>
</div>`,
  ],
});
