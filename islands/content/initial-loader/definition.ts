import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "initial-loader",
  doc:
    "Covers a page during a full load, while its body has the class `loading`. Fades out over 600 ms when all images " +
    'have loaded or failed. On the body itself, as `<body class="loading" data-island="initial-loader">`, the ' +
    "cover is plain; an element in the body is a cover with your own content. Without script there is no cover.",
  requirements: ["SUI-03"],
  config: {},
  when: "load",
  fallback: "adopt",
  examples: [`<div data-island="initial-loader"><p>One moment, please …</p></div>`],
});
