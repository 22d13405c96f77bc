// Attributes of the shell on elements where they have no effect.
import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { codesIn, fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const find = (source: string) => lint(source, vocabulary, usualSettings);
const player = `<audio id="player" data-keep src="/a.mp3"></audio>`;

/** Markup with one finding: its place, and the end of its message. */
const misplaced: [source: string, marked: string, message: string][] = [
  [
    `<a href="/b" data-ajax-push>b</a>`,
    "data-ajax-push",
    "data-ajax-push expects a link with data-ajax-target, or a form with data-ajax, got it on <a>. Add data-ajax-target.",
  ],
  [`<form action="/b" data-ajax-push></form>`, "data-ajax-push", "got it on <form>. Add data-ajax."],
  [`<button data-ajax-push>b</button>`, "data-ajax-push", "got it on <button>. Move it."],
  [
    `<a href="/b" data-ajax-mode="morph">b</a>`,
    `data-ajax-mode="morph"`,
    "data-ajax-mode expects a link with data-ajax-target, or a form with data-ajax, got it on <a>. Add data-ajax-target.",
  ],
  [`<div class="a b" data-ajax-mode="morph">b</div>`, `data-ajax-mode="morph"`, "got it on <div.a>. Move it."],
  [
    `<a href="/b" data-ajax-when="visible">b</a>`,
    `data-ajax-when="visible"`,
    "data-ajax-when expects a link with data-ajax-target, got it on <a>. Add data-ajax-target.",
  ],
  [
    `<form action="/b" data-ajax data-ajax-target="#a" data-ajax-when="visible"></form>`,
    `data-ajax-when="visible"`,
    "got it on <form>. Move it.",
  ],
  [
    `<map><area href="/b" alt="b" data-ajax-target="#a" data-ajax-when="visible"></map>`,
    `data-ajax-when="visible"`,
    "got it on <area>. Move it.",
  ],
  [
    `<div data-ajax-target="#a" data-ajax-mode="morph" data-ajax-push>b</div>`,
    `data-ajax-target="#a"`,
    "data-ajax-target expects a link, or a form with data-ajax, got it on <div>. Move it.",
  ],
  [
    `<form action="/b" data-ajax-target="#a" data-ajax-push></form>`,
    `data-ajax-target="#a"`,
    "got it on <form>. Add data-ajax.",
  ],
  [
    `<form action="/b" data-ajax><button data-ajax-target="#a">b</button></form>`,
    `data-ajax-target="#a"`,
    "got it on <button>. Move it.",
  ],
  [
    `<a data-ajax-target="#a" data-ajax-mode="morph" data-ajax-push>b</a>`,
    `data-ajax-target="#a"`,
    "got it on <a>. Give the link an href.",
  ],
  [
    wholePage(`<header>${player}</header><main id="page">a</main>`),
    "data-keep",
    "data-keep expects an element in #page with an id, got it on <audio#player>. " +
      "Leave it out: outside of #page, all but page parts stays anyway.",
  ],
  [
    wholePage(`<div id="site"><main id="page">a</main><p data-page-part="b">${player}</p></div>`),
    "data-keep",
    "got it on <audio#player>. Leave it out: outside of #page, all but page parts stays anyway.",
  ],
  [
    `<div data-warn-unsaved="Leave?"><input name="a"></div>`,
    `data-warn-unsaved="Leave?"`,
    "data-warn-unsaved expects a form, got it on <div>. Move it.",
  ],
  [
    `<form action="/b" data-ajax data-sending="Sending"><button>b</button></form>`,
    `data-sending="Sending"`,
    "data-sending expects a submit button of a form with data-ajax, got it on <form>. Move it.",
  ],
  [
    `<form action="/b" data-ajax><button type="Button" data-sending="Sending">b</button></form>`,
    `data-sending="Sending"`,
    "got it on <button>. Move it.",
  ],
  [
    `<form action="/b" data-ajax><button type="reset" data-sending="Sending">b</button></form>`,
    `data-sending="Sending"`,
    "got it on <button>. Move it.",
  ],
  [
    `<form action="/b" data-ajax><input name="a" data-sending="Sending"></form>`,
    `data-sending="Sending"`,
    "got it on <input>. Move it.",
  ],
  [
    `<form id="f" action="/b"><button data-sending="Sending">b</button></form>`,
    `data-sending="Sending"`,
    "got it on <button>. Add data-ajax to <form#f>.",
  ],
  [
    `<form id="f" action="/b"></form><form action="/c" data-ajax><button form="f" data-sending="Sending">b</button></form>`,
    `data-sending="Sending"`,
    "got it on <button>. Add data-ajax to <form#f>.",
  ],
  [
    `<form action="/b" data-stay></form>`,
    "data-stay",
    "data-stay expects a link, or a form with data-ajax, got it on <form>. Add data-ajax.",
  ],
  [`<ul data-stay><li><a href="/b">b</a></li></ul>`, "data-stay", "got it on <ul>. Move it."],
  [`<a data-stay>b</a>`, "data-stay", "got it on <a>. Give the link an href."],
  [
    `<nav data-prefetch="press"><button>b</button></nav>`,
    `data-prefetch="press"`,
    "data-prefetch expects a link, or an element around links, got it on <nav>. Move it.",
  ],
  [`<a data-prefetch>b</a>`, "data-prefetch", "got it on <a>. Give the link an href."],
  [
    `<div data-confirm="Sure?"><a href="/b">b</a></div>`,
    `data-confirm="Sure?"`,
    "data-confirm expects a link, submit button or form, got it on <div>. Move it.",
  ],
];

test.each(misplaced)("lint: reports the place in %s", (source, marked, message) => {
  const [found, ...others] = find(source);
  expect([found?.code, source.slice(found?.start.offset, found?.end.offset)]).toEqual(["misplaced-attribute", marked]);
  expect(found!.message.endsWith(message) ? message : found!.message).toBe(message);
  expect(others).toEqual([]);
});

const accepted: [title: string, source: string][] = [
  [
    "a link with all attributes of a target",
    `<a id="m" href="/b" data-ajax-target="#a" data-ajax-mode="append"
    data-ajax-when="visible" data-ajax-push>b</a>`,
  ],
  ["an area with a target", `<map><area href="/b" alt="b" data-ajax-target="#a" data-ajax-push></map>`],
  ["a link of SVG with a target", `<svg><a xlink:href="/b" data-ajax-target="#a"><text>b</text></a></svg>`],
  [
    "a form without a target, which adds to the page or to its dialog",
    `<form action="/b" data-ajax data-ajax-mode="append" data-ajax-push data-stay></form>`,
  ],
  ["a form with a target", `<form action="/b" data-ajax data-ajax-target="#a" data-ajax-mode="morph"></form>`],
  ["a form whose data-ajax is switched off", `<form action="/b" data-ajax="false" data-ajax-target="#a"></form>`],
  ["a form with an empty target", `<form action="/b" data-ajax-target=""></form>`],
  ["the mode of jQuery's Ajax", `<a href="/b" data-ajax="true" data-ajax-mode="replace" data-ajax-update="#a">b</a>`],
  ["data-keep in the page section", wholePage(`<main id="page"><div>${player}</div></main>`)],
  ["data-keep in a part of a page", `<header>${player}</header>`],
  ["data-keep in a part of a page with a field that is called page", `<input id="page">${player}`],
  [
    "data-keep in an element that may be a target",
    wholePage(`<aside id="drawer"><p>${player}</p></aside><main id="page">a</main>`),
  ],
  [
    "data-keep in a target without an id",
    wholePage(`<aside class="c">${player}</aside><main id="page"><a href="/b" data-ajax-target=".c">b</a></main>`),
  ],
  [
    "data-keep in an include",
    wholePage(`<div data-island="include" data-src="/b">${player}</div><main id="page">a</main>`),
  ],
  ["data-keep in an element with attributes from a template", `<div {{ a }}>${player}</div><main id="page">a</main>`],
  ["data-keep in another branch", `{% if a %}<div>${player}</div>{% else %}<main id="page">a</main>{% endif %}`],
  ["a form that warns", `<form action="/b" data-warn-unsaved></form>`],
  [
    "submit buttons",
    `<form action="/b" data-ajax><button data-sending="a">b</button><button type="submit" data-sending="a">b</button><input
      type="submit" data-sending="a"><input type="IMAGE" alt="b" src="/b.svg" data-sending="a"></form>`,
  ],
  ["a submit button whose form is in another file", `<button data-sending="a">b</button>`],
  ["a submit button that names a form of another file", `<form><button form="f" data-sending="a">b</button></form>`],
  [
    "a submit button that names its form",
    `<form id="f" action="/b" data-ajax></form><button form="f" data-sending="a">b</button>`,
  ],
  [
    "a submit button in one of two forms",
    `{% if a %}<form action="/b">{% else %}<form action="/b" data-ajax>{% endif %}<button data-sending="a">b</button></form>`,
  ],
  [
    "a button whose type a template writes",
    `<form data-ajax><button type="{{ a }}" data-sending="a">b</button></form>`,
  ],
  ["a button whose form a template completes", `<form @attributes><button data-sending="a">b</button></form>`],
  ["a button whose form a tag helper writes", `<form asp-action="B"><button data-sending="a">b</button></form>`],
  ["links that stay", `<a href="/b" data-stay>b</a><a href="{{ b }}" data-stay>b</a>`],
  ["a link whose address a framework writes", `<a :href="b" data-stay>b</a><a ng-href="b" data-stay>b</a>`],
  ["a link whose address a tag helper writes", `<a asp-page="/B" data-stay data-prefetch>b</a>`],
  ["a link that is prefetched", `<a href="/b" data-prefetch>b</a>`],
  ["prefetch around links", `<nav data-prefetch><ul><li><a href="/b">b</a></li></ul></nav>`],
  ["prefetch around a placeholder", `<nav data-prefetch><p>a</p>@Html.Partial("Menu")</nav>`],
  ["prefetch around links of a tag helper", `<nav data-prefetch><a asp-page="/B">b</a></nav>`],
  ["prefetch around a component", `<nav data-prefetch><x-menu></x-menu></nav>`],
  ["prefetch around an island", `<nav data-prefetch><p data-island="popover">a</p></nav>`],
  ["prefetch around a possible target", `<div data-prefetch><p id="results">None yet.</p></div>`],
  ["prefetch on an element that a script fills", `<div class="results" data-prefetch></div>`],
  [
    "data-confirm on all controls that ask",
    `<a href="/b" data-confirm>b</a><button type="button" data-confirm>b</button><form action="/b" data-confirm></form><label
      data-confirm><input type="checkbox" data-confirm></label><details><summary data-confirm>b</summary></details>`,
  ],
  [
    "attributes that are switched off",
    `<div data-stay="false" data-confirm="False" data-ajax-target="no" data-prefetch="false">a</div>`,
  ],
  ["attributes of a component", `<x-button data-stay data-confirm="Sure?" data-sending="a">b</x-button>`],
  ["attributes beside those of a template", `<div data-stay data-ajax-target="#a" {{ more }}>b</div>`],
];

test.each(accepted)("lint: accepts %s", (_what, source) => expect(find(source)).toEqual([]));

test("lint: accepts an attribute of the shell that the site lists as its own", () =>
  expect(codesIn(`<div data-confirm="Sure?">a</div>`, vocabulary, { foreign: ["data-confirm"] })).toEqual([]));

test.each([
  [`<a href="/b" data-ajax-target="reviews">b</a>`, "reviews"],
  [`<form action="/b" data-ajax data-ajax-target="Reviews_2"></form>`, "Reviews_2"],
  [`<a href="/b" data-ajax-target="all-reviews">b</a><div id="all-reviews"></div>`, "all-reviews"],
])("lint: suggests the hash that is missing in %s", (source, text) => {
  const [found, ...others] = find(source);
  expect(found!.code).toBe("bad-value");
  expect(found!.message).toContain(`data-ajax-target expects a selector such as #${text}, got "${text}".`);
  expect(found!.suggestion!.fix.text).toBe(`#${text}`);
  expect(others).toEqual([]);
});

test.each(["#a", ".a", "main", "Main", "form", "my-reviews", "main > ul", "[data-a]", "{{ a }}", "", "false"])(
  "lint: accepts the target %j",
  (target) => expect(find(`<a href="/b" data-ajax-target="${target}">b</a>`)).toEqual([]),
);

test("lint: accepts a target that names an element of the page", () =>
  expect(find(`<reviews></reviews><a href="/b" data-ajax-target="reviews">b</a>`)).toEqual([]));

test("lint: reports an empty text of a button whose form is sent", () => {
  const source = `<form action="/b" data-ajax><button data-sending="">b</button></form>`;
  expect(find(source).map(({ code, message }) => `${code}: ${message}`)).toEqual([
    `bad-value: the shell on <button>: data-sending expects a text, got "".`,
  ]);
});
