import * as fc from "fast-check";

/**
 * Invalid markup as it occurs on real sites: wrong nesting, elements that are never closed or closed twice, fields named
 * like methods, repeated ids. `islands` are the values of `data-island` that it uses.
 */
export function randomHtml(islands: readonly string[]): fc.Arbitrary<string> {
  const { content } = fc.letrec<{ content: string; node: string }>((tie) => ({
    content: fc
      .array(tie("node"), { minLength: 1, maxLength: 6, depthIdentifier: "html" })
      .map((nodes) => nodes.join("")),
    node: fc.oneof(
      { depthIdentifier: "html", depthSize: "medium" },
      { weight: 2, arbitrary: text },
      { weight: 1, arbitrary: oddity },
      {
        weight: 5,
        arbitrary: fc
          .tuple(tag, attributesOf(islands), tie("content"), end)
          .map(([name, attributes, inner, close]) => `<${name}${attributes}>${inner}${close(name)}`),
      },
    ),
  }));
  return content;
}

const text = fc.constantFrom("text", " ", "&amp;", "&bogus;", "&#0;", "a < b", "]]>", "-->", "\u{1F375}", "\n\t");

const oddity = fc.constantFrom(
  "<!-- note -->",
  "<!--[if IE]><p>old</p><![endif]-->",
  "<![CDATA[x]]>",
  "<?php echo 1 ?>",
  "</p>",
  "</div></div>",
  "</table>",
  "<br/><hr>",
  ...Array<string>(4).fill(`<input name="Quantity" value="1">`),
  `<input name="children"><input name="matches" id="a">`,
  `<input type="hidden" name="id"><input name="contains"><input name="action"><input name="method">`,
  `<script type="application/json">{"a":[1]}</script>`,
  `<script type="text/plain">never</script>`,
  `<script type="application/json">{broken</script>`,
  "<template><p data-island=cup>inert</p></template>",
  "<textarea></div></textarea>",
  "<noscript><p>no script</p></noscript>",
  "<p attribute attribute=1 attribute='2'>",
  "<frameset></frameset>",
  "<a href=#a><a href=/b>",
  "<svg><title>t</title><foreignObject><p></svg>",
  "<math><mi><table></math>",
);

const tag = fc.constantFrom(
  ...[
    "div",
    "p",
    "span",
    "b",
    "i",
    "h1",
    "ul",
    "li",
    "dl",
    "a",
    "button",
    "label",
    "fieldset",
    "form",
    "select",
    "option",
    "table",
    "tbody",
    "tr",
    "td",
    "caption",
  ],
  ...[
    "details",
    "summary",
    "dialog open",
    "template",
    "svg",
    "g",
    "math",
    "custom-element",
    "center",
    "nobr",
    "object",
  ],
);

const end: fc.Arbitrary<(name: string) => string> = fc.constantFrom(
  ...Array<(name: string) => string>(4).fill((name) => `</${name.split(" ")[0]}>`),
  () => "",
  () => "</b></i>",
  (name) => `</${name.split(" ")[0]}></${name.split(" ")[0]}>`,
);

const attributesOf = (islands: readonly string[]): fc.Arbitrary<string> =>
  fc
    .record(
      {
        island: fc.constantFrom(...islands).map((name) => ` data-island="${name}"`),
        when: fc
          .constantFrom(
            "",
            "load",
            "load",
            "idle",
            "visible",
            "interaction",
            "media(print)",
            "consent(marketing)",
            "soon",
          )
          .map((when) => ` data-island-when="${when}"`),
        id: fc.constantFrom("a", "b", "children").map((id) => ` id=${id}`),
        more: fc.constantFrom(
          ` class="no-ajax"`,
          " data-bigger-link",
          ` data-consent="marketing"`,
          " data-changes-with=cart",
          " hidden",
          " contenteditable",
          ` data-page-part="menu"`,
          ` aria-label='"'`,
        ),
      },
      { requiredKeys: [] },
    )
    .map((all) => Object.values(all).join(""));
