import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "share",
  doc:
    "Shares the current page by e-mail, WhatsApp, Facebook, LinkedIn or X, or copies its URL. The links are updated " +
    "when the page changes in place. Where the device has a share dialog, a button opens it.",
  requirements: ["OPT-07"],
  config: {},
  needs: {
    ":has(a:is([data-share=email], [data-share=whatsapp], [data-share=facebook], [data-share=linkedin], [data-share=x], [data-share=copy]))":
      "a link in it whose `data-share` is one of email, whatsapp, facebook, linkedin, x, copy",
  },
  parts: {
    "data-share": field.choice(["email", "whatsapp", "facebook", "linkedin", "x", "copy"], {
      required: true,
      doc: "On a link: where it shares the page; `copy` copies the URL to the clipboard.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="share">
  <a data-share="email" href="mailto:?subject=Cups&amp;body=https%3A%2F%2Fwww.example.com%2Fcups">E-mail</a>
  <a data-share="facebook" href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.example.com%2Fcups"
    target="_blank" rel="noopener">Facebook</a>
  <a data-share="copy" href="https://www.example.com/cups">Copy link</a>
</div>`,
  ],
});
