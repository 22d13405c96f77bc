import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary();
const missing = (source: string): string[] =>
  lint(source, vocabulary, usualSettings).flatMap(({ code, message }) => (code === "missing-part" ? [message] : []));

test.each([
  [
    "a required attribute on an inner element",
    `<div data-island="scrolled-list"><ul><li>a</li></ul></div>`,
    "scrolled-list on <div> expects an element with data-scroll-area in it; otherwise it does not mount.",
  ],
  [
    "a required attribute that only a sibling has",
    `<div data-island="scrolled-list"><p>a</p></div><div data-scroll-area>b</div>`,
    "scrolled-list on <div> expects an element with data-scroll-area in it; otherwise it does not mount.",
  ],
  [
    "a required visible field",
    `<p data-island="quantity"><input type="hidden" name="q"></p>`,
    "quantity on <p> expects an input in it; otherwise it does not mount.",
  ],
  [
    "a field of the required type",
    `<input data-island="date-picker" type="date" name="d" aria-label="Day">`,
    "date-picker on <input> expects an input of type text, as its element or in it; otherwise it does not mount.",
  ],
  [
    "a required inner field, because it is itself the field",
    `<input data-island="quantity" name="q" aria-label="q">`,
    "quantity on <input> expects an input in it; otherwise it does not mount.",
  ],
  [
    "one of two alternative attributes",
    `<a data-island="popover" href="/x">?</a>`,
    "popover on <a> expects a text in data-text, or in data-target the selector of an element on the page; otherwise it does not mount.",
  ],
  [
    "the required template element, despite a placeholder in it",
    `<div data-island="popup" data-id="p">{{ text }}</div>`,
    "popup on <div> expects a <template> as its element; otherwise it does not mount.",
  ],
  [
    "the required link or button element",
    `<div data-island="popover" data-text="x">?</div>`,
    "popover on <div> expects a link or a button as its element; otherwise it does not mount.",
  ],
  [
    "a form with the required method",
    `<form data-island="address-form" action="/s" method="post"><button>Go</button></form>`,
    "address-form on <form> expects a <form> of method get, as its element or in it; otherwise it does not mount.",
  ],
  [
    "a field of its form",
    `<form data-island="add-to-cart" action="/add" method="post"><input name="Quantity" aria-label="q"></form>`,
    "add-to-cart on <form> expects a form with a field whose name is the value of data-name-variant, by default " +
      "ProductVariantId; otherwise it does not mount.",
  ],
  [
    "a field of the form around it",
    `<form action="/c"><input data-island="vat-number" name="Vat" aria-label="VAT"></form>`,
    "vat-number on <input> expects a form with a field whose name is the value of data-country-field, by default " +
      "BillingCountryId; otherwise it does not mount.",
  ],
  [
    "a value in a field",
    `<form data-island="change-delivery-address" action="/c"><input type="hidden" name="OrderId"></form>`,
    "change-delivery-address on <form> expects a form with a field OrderId that has a value; " +
      "otherwise it does not mount.",
  ],
  [
    "an element in one of its items",
    `<div data-island="gallery"><ul><li><img src="/a" alt=""></li><li>b</li></ul></div>`,
    "gallery on <div> expects a list in it, with an <img> in each item; otherwise it does not mount.",
  ],
  [
    "an element of the page, which is complete",
    wholePage(`<div data-island="mobile-navigation" data-navigation="#nav"><a href="#nav">Menu</a></div>`),
    "mobile-navigation on <div> expects an element on the page that matches the value of data-navigation; " +
      "otherwise it does not mount.",
  ],
  [
    "the form around it, on a complete page",
    wholePage(`<input data-island="vat-number" name="Vat" aria-label="VAT">`),
    "vat-number on <input> expects a form with a field whose name is the value of data-country-field, by default " +
      "BillingCountryId; otherwise it does not mount.",
  ],
])("lint: reports an island without %s", (_what, source, message) => expect(missing(source)).toEqual([message]));

test.each([
  [
    "in any letter case",
    `<form data-island="address-form" action="/s" METHOD="GET"><button>Go</button></form>
      <div data-island="date-picker"><input TYPE="Text" name="d" aria-label="Day"></div>`,
  ],
  [
    "by template-written markup",
    `<div data-island="quantity">{{ field }}</div> <div data-island="quantity" v-html="field">a</div>
      <div data-island="scrolled-list"><p {{ marks }}>a</p></div>`,
  ],
  [
    "possibly by a component whose element is unknown",
    `<x-button data-island="popover" data-text="a">b</x-button>
      <twig:Button data-island="popover" data-text="a">b</twig:Button>`,
  ],
  [
    "by a deeply nested element",
    `<div data-island="quantity"><p><span><label>Cups <input name="q"></label></span></p></div>`,
  ],
  [
    "by a field elsewhere that belongs to its form",
    `<form data-island="add-to-cart" id="order" action="/a" method="post"></form>
      <input type="hidden" form="order" name="ProductVariantId">`,
  ],
  [
    "possibly by another template, in a part of a page",
    `<input data-island="vat-number" name="Vat" aria-label="VAT">
      <div data-island="mobile-navigation" data-navigation="#nav"><a href="#nav">Menu</a></div>
      <form data-island="add-to-cart" id="order" action="/a" method="post"></form>`,
  ],
  [
    "possibly by fields that a template writes",
    `<form data-island="add-to-cart" action="/a" method="post">@foreach (var f in Model.Fields) { <input name="@f"> }</form>
      <form data-island="add-to-cart" action="/a" method="post"><input asp-for="ProductVariantId"></form>
      <form data-island="add-to-cart" action="/a" method="post"><vc:order-fields></vc:order-fields></form>
      <form action="/c"><input data-island="vat-number" data-country-field="{{ name }}" name="Vat" aria-label="V"></form>`,
  ],
  [
    "by items that a loop writes",
    `<div data-island="gallery"><ul>@foreach (var p in Model.Photos) {<li>@p</li>}</ul></div>`,
  ],
  [
    "by a list of photos with another list in it",
    `<ul><li><div data-island="gallery"><ul><li><img src="/a" alt=""><ul><li>b</li></ul></li></ul></div></li></ul>`,
  ],
  [
    "without the field of an empty attribute",
    `<form action="/c"><div data-island="postal-code" data-country-id="1" data-city-field=""><input name="c"
      aria-label="c"></div></form>`,
  ],
])("lint: accepts an island whose requirements are met %s", (_what, source) => expect(missing(source)).toEqual([]));
