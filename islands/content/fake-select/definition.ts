import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "fake-select",
  doc:
    "Makes a `<details>` element look and work like a select. Its summary shows the current choice, and its list " +
    "holds links, buttons or radio buttons. Without script it opens and closes natively.",
  requirements: ["SUI-01"],
  config: {},
  needs: {
    "details:has(summary), :has(details summary)": "a `<details>` with a `<summary>`, as its element or in it",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<details data-island="fake-select"><summary>Newest first</summary><ul>
  <li><a href="?sort=new" aria-current="true">Newest first</a></li>
  <li><a href="?sort=price">Cheapest first</a></li></ul></details>`,
    `<details data-island="fake-select"><summary>All towns</summary><ul>
  <li><label><input type="radio" name="town" value="" checked> All towns</label></li>
  <li><label><input type="radio" name="town" value="ostend"> Ostend</label></li></ul></details>`,
  ],
});
