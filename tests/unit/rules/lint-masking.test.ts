// What of a tag is a placeholder, and what is read beside it.
import { expect, test } from "vitest";
import { MASK, mask } from "../../../tools/lint/template/mask.ts";
import { codesIn, fullVocabulary } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
/** The source with each character of a placeholder as `_` where it is told from the markup, and `.` where it is blank. */
const masked = (source: string): string =>
  [...mask(source).text]
    .map((letter, at) => (letter === MASK ? "_" : letter === " " && source[at] !== " " ? "." : letter))
    .join("");

test.each([
  ["a value with the end of a tag in it", `<p title="a > b" id="{{ c }}">`, `<p title="a > b" id="_______">`],
  [
    "a value in single quotes with the end of a tag in it",
    `<p title='a > b' id='{{ c }}'>`,
    `<p title='a > b' id='_______'>`,
  ],
  ["a value with the other quote in it", `<p title="it's >" id='{{ c }}'>`, `<p title="it's >" id='_______'>`],
  ["a value whose quote stands apart", `<p title= "a > b" id="{{ c }}">`, `<p title= "a > b" id="_______">`],
  ["a quote that begins no value", `<p a" id={{ c }}>{{ d }}`, `<p a" id=_______>..\u0020.\u0020..`],
  ["a condition behind a name", `<button hidden<% } %>>`, `<button hidden.______>`],
  ["a condition in a value", `<p class="a<% if (b) { %>c">`, `<p class="a______________c">`],
  ["what is written behind a name", `<p a<%= b %>>`, `<p a________>`],
  ["a comment in a tag", `<p {# b #}>`, `<p ..\u0020.\u0020..>`],
])("lint: of %s in a tag is blanked out what is a placeholder", (_what, source, left) =>
  expect(masked(source)).toBe(left),
);

const photo = `<div data-island="image-upload" data-unique-id="a" data-url="/u">a</div>`;

test.each([
  "{% elsif b %}",
  "{% elif b %}",
  "{% elseif b %}",
  "{% case b %}",
  "{% when b %}",
  "{% default %}",
  "{{else}}",
  "{{ else if b }}",
  "<% } else { %>",
  "<?php else: ?>",
  "<#else>",
  "@default",
  "@else",
  "} else {",
])("lint: what stands before and behind %s is never on a page together", (branch) =>
  expect(codesIn(`${photo}${branch}${photo}`, vocabulary)).toEqual([]),
);

test.each([
  "{% elsewhere %}",
  "{{ somewhere_else }}",
  "<%= default %>",
  "<?= default ?>",
  "{{ elsewhere }}",
  "} elsewhere {",
])("lint: what stands before and behind %s may be", (output) =>
  expect(codesIn(`${photo}${output}${photo}`, vocabulary)).toEqual(["duplicate-unique-id"]),
);

test.each(["if a", "each a as b", "await a", "key a", "snippet a()"])(
  "lint: {#%s} begins no comment of Twig",
  (block) => {
    expect(codesIn(`{#${block}}<p data-island="zebra">a</p>{/x}{##}`, vocabulary)).toEqual(["unknown-island"]);
  },
);

test.each(["<#if a == 'x>y'>", `<@macro a="x>y">`, "<#if (a > b)>"])("lint: %s ends behind its own end", (tag) =>
  expect(mask(`${tag}x`).text.trim()).toBe("x"),
);

test.each(["{$price}", "{product.name}", "{f:uri.page(pageUid: 3)}"])(
  "lint: in a tag %s is a placeholder, in a text it is none",
  (braces) => {
    expect(masked(`<p id=${braces}>${braces}`)).toBe(`<p id=${"_".repeat(braces.length)}>${braces}`);
  },
);

test.each(["style", "TEXTAREA", "title"])(
  "lint: a placeholder that begins in <%s> goes no further than that",
  (name) => {
    expect(codesIn(`<${name}>{{ </${name}><p data-island="zebra">a</p>}}`, vocabulary)).toEqual(["unknown-island"]);
  },
);

const directives = [
  "using",
  "model",
  "inherits",
  "inject",
  "namespace",
  "page",
  "layout",
  "addTagHelper",
  "removeTagHelper",
  "tagHelperPrefix",
  "implements",
  "attribute",
  "typeparam",
  "rendermode",
];
const conditions = [
  "if",
  "else if",
  "elseif",
  "for",
  "foreach",
  "forelse",
  "while",
  "switch",
  "using",
  "lock",
  "section",
  "unless",
  "isset",
  "empty",
  "case",
];

test.each<[source: string, left: string]>([
  ...directives.map((word): [string, string] => [`a\n@${word} b c\nx`, "a\n\nx"]),
  ...conditions.map((word): [string, string] => [`a @${word} (b) {x`, "a x"]),
  ["a @model b", "a b"],
  ["@code { b }x", "x"],
  [`@(a ? ")" : ')')x`, "x"],
  [`@(a ? "\\")" : b)x`, "x"],
  ["@(it's)x", "x"],
  ["@(a]x)", "@(a]x)"],
  ["@(a}x)", "@(a}x)"],
  ["@[a)x]", "@[a)x]"],
  ["@if (a", "@if (a"],
  ["@* a", "@* a"],
  ["@3 x", "@3 x"],
])("lint: of %j stays %j", (source, left) =>
  expect(
    mask(source)
      .text.replace(/ +/g, " ")
      .replace(/ *\n */g, "\n")
      .trim(),
  ).toBe(left),
);
