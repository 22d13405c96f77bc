// Placeholders in a tag and the text next to them.
import { expect, test } from "vitest";
import { MASK, mask } from "../../../tools/lint/template/mask.ts";
import { codesIn, fullVocabulary } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
/** The source with placeholder characters as `_` where they are masked and as `.` where they are blanked. */
const masked = (source: string): string =>
  [...mask(source).text]
    .map((letter, at) => (letter === MASK ? "_" : letter === " " && source[at] !== " " ? "." : letter))
    .join("");

test.each([
  ["a value that contains >", `<p title="a > b" id="{{ c }}">`, `<p title="a > b" id="_______">`],
  ["a single-quoted value that contains >", `<p title='a > b' id='{{ c }}'>`, `<p title='a > b' id='_______'>`],
  ["a value that contains the other quote", `<p title="it's >" id='{{ c }}'>`, `<p title="it's >" id='_______'>`],
  ["a space between = and the quote", `<p title= "a > b" id="{{ c }}">`, `<p title= "a > b" id="_______">`],
  ["a quote outside of a value", `<p a" id={{ c }}>{{ d }}`, `<p a" id=_______>..\u0020.\u0020..`],
  ["a condition after an attribute name", `<button hidden<% } %>>`, `<button hidden.______>`],
  ["a condition in a value", `<p class="a<% if (b) { %>c">`, `<p class="a______________c">`],
  ["output after an attribute name", `<p a<%= b %>>`, `<p a________>`],
  ["a template comment", `<p {# b #}>`, `<p ..\u0020.\u0020..>`],
])("lint: masks only placeholders in a tag with %s", (_what, source, left) => expect(masked(source)).toBe(left));

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
])("lint: markup before and after %s is in exclusive branches", (branch) =>
  expect(codesIn(`${photo}${branch}${photo}`, vocabulary)).toEqual([]),
);

test.each([
  "{% elsewhere %}",
  "{{ somewhere_else }}",
  "<%= default %>",
  "<?= default ?>",
  "{{ elsewhere }}",
  "} elsewhere {",
])("lint: markup before and after %s can be on one page", (output) =>
  expect(codesIn(`${photo}${output}${photo}`, vocabulary)).toEqual(["duplicate-unique-id"]),
);

test.each(["if a", "each a as b", "await a", "key a", "snippet a()"])(
  "lint: {#%s} does not start a Twig comment",
  (block) => {
    expect(codesIn(`{#${block}}<p data-island="zebra">a</p>{/x}{##}`, vocabulary)).toEqual(["unknown-island"]);
  },
);

test.each(["<#if a == 'x>y'>", `<@macro a="x>y">`, "<#if (a > b)>"])("lint: an inner > does not end %s", (tag) =>
  expect(mask(`${tag}x`).text.trim()).toBe("x"),
);

test.each(["{$price}", "{product.name}", "{f:uri.page(pageUid: 3)}"])(
  "lint: %s is a placeholder in a tag, but not in text",
  (braces) => {
    expect(masked(`<p id=${braces}>${braces}`)).toBe(`<p id=${"_".repeat(braces.length)}>${braces}`);
  },
);

test.each(["style", "TEXTAREA", "title"])("lint: a placeholder that starts in <%s> ends with that element", (name) => {
  expect(codesIn(`<${name}>{{ </${name}><p data-island="zebra">a</p>}}`, vocabulary)).toEqual(["unknown-island"]);
});

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
])("lint: %j is masked to %j", (source, left) =>
  expect(
    mask(source)
      .text.replace(/ +/g, " ")
      .replace(/ *\n */g, "\n")
      .trim(),
  ).toBe(left),
);
