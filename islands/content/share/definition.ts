import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "share",
  doc: "Links that share the page: data-share on each says where, one of email, whatsapp, facebook, linkedin, x or copy. They follow the page that is shown, copy works in place, and where the device can share by itself there is a button for that.",
  requirements: ["OPT-07"],
  config: {},
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
