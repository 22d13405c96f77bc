import { expect, test } from "vitest";
import { MASK, mask } from "../../../tools/lint/template/mask.ts";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, placesIn, usualSettings } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const codes = (source: string): string[] => placesIn(source, vocabulary).map((place) => place.split(" ")[1]!);
/** The source with each character of a placeholder as `_` in tags and `.` in texts. */
const masked = (source: string): string =>
  [...mask(source).text]
    .map((letter, at) => (letter === MASK ? "_" : letter === " " && source[at] !== " " ? "." : letter))
    .join("");

test.each([
  [`<p a="{{ b }}">{{c}} {{{d}}}</p>`, `<p a="${MASK.repeat(7)}">             </p>`],
  ["{% if a %}b{% endif %}", "b"],
  ["<?php if ($a > '<p>'): ?>x", "x"],
  ["x<?php echo '<p>';", "x"],
  ['<%@ Page %><%# Eval("a") %><%: b %><%-- <p> --%>x', "x"],
  ['@Model.A.B("x")[0].', "."],
  ['@(a > b ? "<p>" : "")x', "x"],
  ['@await Html.PartialAsync("_A", new { a = 1 })x', "x"],
  ["@if (a < b) {\nx", "x"],
  ["@foreach (var a in b)\n{\nx", "x"],
  ["@{ var a = \"<div data-island='zebra'>\"; }x", "x"],
  ["@model List<Item>\nx", "x"],
  ["@using System.Linq\nx", "x"],
  ["@* <div data-island=zebra> *@x", "x"],
  ["@section Scripts {x", "x"],
  ["@endif x", "x"],
  ["me@example.org", "me@example.org"],
  ["@@media", "@@media"],
  ["${a.b({c: 1})}x", "x"],
  ["#{a.b}x", "x"],
  ["{!! $a !!}x", "x"],
  ["<#if a??>x</#if>", "x"],
  ['<@macro a="b>c"/>x', "x"],
  ["[[*title]]x", "x"],
  ["{# <p data-island=zebra> #}x", "x"],
  ["{% comment %}<p data-island=zebra>{% endcomment %}x", "x"],
  ["{{ a", "{{ a"],
  ["<% a", "<% a"],
  ["[[1,2],[3,4]]", "[[1,2],[3,4]]"],
  ['{"a": 1}', '{"a": 1}'],
])("lint: %s is masked to %s", (source, left) => {
  expect(mask(source).text.trim()).toBe(left);
});

test("lint: quotes and tags inside a placeholder are not read as markup", () => {
  expect(masked(`<p a="<%= b["c"] > 1 ? '>' : "" %>" b>x`)).toBe(`<p a="${"_".repeat(28)}" b>x`);
  expect(codes(`<p data-island="{{ "zebra" }}" title='{{ '>' }}'>{{ "<p data-island=zebra>" }}</p>`)).toEqual([]);
});

test("lint: a placeholder in a comment, script or style ends with that element", () => {
  expect(codes(`<!-- {{ --><p data-island="zebra">a</p> }}`)).toEqual(["unknown-island"]);
  expect(codes(`<script>let a = "{{";</script><p data-island="zebra">a</p><script>b = "}}"</script>`)).toEqual([
    "unknown-island",
  ]);
  expect(codes(`<style>@media (width > 1px) { a { b: c } }</style><p data-island="zebra">a</p>`)).toEqual([
    "unknown-island",
  ]);
});

test("lint: loops and conditions do not close a table or the head", () => {
  const source = `<html><head><% for (x of y) { %><link rel="alternate" href="<%= x %>"><% } %></head><body
    class="a"><table><% if (a) { %><tr><td data-island="zebra">b</td></tr><% } %></table></body></html>`;
  expect(codes(source)).toEqual(["unknown-island"]);
});

const unjudged: [title: string, source: string][] = [
  [
    "a value with a placeholder in it",
    `<p data-island="quantity" data-min="{{ min }}" data-max="1<%= zeros %>" data-sold-by=@Model.Unit>a</p>`,
  ],
  ["an island name from a placeholder", `<p data-island="{{ name }}" data-mn="3">a</p>`],
  [
    "missing attributes in a tag with a placeholder among its attributes",
    `<time data-island="countdown" {{ attributes }}>a</time><time data-island="countdown" @Html.Raw(x)>a</time><time
      data-island="countdown"<% if (x) { %> data-end="2031-01-31T18:00Z"<% } %>>a</time>`,
  ],
  [
    "unknown attributes in a tag with a placeholder among its attributes",
    `<p data-island="quantity" data-mn="3" <?= $more ?>>a</p>`,
  ],
  ["an element whose content a template writes", `<div data-island="cart-widget">{{ include('cart') }}</div>`],
  [
    "JSON with a placeholder",
    `<ul data-island="photos-360"><script type="application/json">[<%= frames %>]</script><li>a</li></ul>`,
  ],
  ["required JSON that a template may write", `<ul data-island="photos-360">@Html.Partial("frames")</ul>`],
  [
    "a label whose text or for is a placeholder",
    `<div data-island="date-picker"><label for="d-{{ id }}">{{ text }}</label><input id="d-{{ id }}" name="d"></div>`,
  ],
  ["a form whose buttons a template may write", `<form data-island="coupon" action="/c">{{> buttons }}</form>`],
  [
    "a data-unique-id in two branches",
    `{% if a %}<div data-island="image-upload" data-unique-id="a" data-url="/u">a</div>{% else %}<div
      data-island="image-upload" data-unique-id="a" data-url="/u">b</div>{% endif %}`,
  ],
  [
    "a data-unique-id in two Razor branches",
    `@if (a) {<div data-island="image-upload" data-unique-id="a" data-url="/u">a</div>} else {<div
      data-island="image-upload" data-unique-id="a" data-url="/u">b</div>}`,
  ],
  [
    "an island with a start tag in each of two branches",
    `{% if a %}<time data-island="countdown" data-end="2031-01-31T18:00Z">{% else %}<time data-island="countdown"
      data-end="2032-01-31T18:00Z">{% endif %}soon</time>`,
  ],
  [
    "attributes of Vue, Alpine or Angular",
    `<p data-island="quantity" @click.prevent="a" :b="c" v-on:d="e" [f]="g" (h)="i" *ngIf="j">a</p>`,
  ],
];

test.each(unjudged)("lint: does not report %s", (_what, source) => expect(codes(source)).toEqual([]));

const judged: [title: string, source: string, code: string][] = [
  [
    "a bad value beside a placeholder",
    `<p data-island="quantity" data-min="{{ min }}" data-max="many">a</p>`,
    "bad-value",
  ],
  [
    "a bad value in a tag with a placeholder among its attributes",
    `<p data-island="quantity" {{ more }} data-max="many">a</p>`,
    "bad-value",
  ],
  [
    "an unknown attribute in a tag with a Vue attribute",
    `<p data-island="quantity" data-mn="3" @click="a">a</p>`,
    "unknown-attribute",
  ],
  [
    "an element with only template comments",
    `<div data-island="cart-widget">{# the cart #}<%-- here --%>@* soon *@</div>`,
    "no-fallback-content",
  ],
  [
    "a data-unique-id that is repeated with the same placeholder",
    `<div data-island="image-upload" data-unique-id="{{ id }}" data-url="/u">a</div><div data-island="image-upload"
      data-unique-id="{{ id }}" data-url="/u">b</div>`,
    "duplicate-unique-id",
  ],
  [
    "a bad value on an element whose name contains a placeholder",
    `<h{{ level }} data-island="quantity" data-min="many">a</h{{ level }}>`,
    "bad-value",
  ],
];

test.each(judged)("lint: still reports %s", (_what, source, code) => expect(codes(source)).toEqual([code]));

test("lint: messages show a placeholder as an ellipsis", () => {
  expect(lint(`<p id="a{{ b }}" data-island="zebra">a</p>`, vocabulary, usualSettings)[0]!.message).toBe(
    'data-island on <p#a…> expects the name of an island, got "zebra".',
  );
});

/** Typical templates; each `zebra` is an element that must be found. */
const templates: Record<string, string> = {
  Razor: `@model IList<Shop.Model>
@using Shop.Core;
@if (Model.Count > 0)
{
    <dl data-island="zebra">
    @foreach (var item in Model)
    {
        var service = Engine.Resolve<Shop.IService>(); // isn't this fine?
        <dt id="@string.Format("label_{0}", item.Id)" data-island="zebra">@item.Text, me@shop.example</dt>
        @switch (item.Kind)
        {
            case Kind.List:
                <select data-island="zebra" name="@(id)" @(item.Values.Any(v
                  => v.Own) ? Html.Raw(string.Format("onchange=\\"show('{0}')\\"", id)) : null)>
                    @if (!item.Required) { <option value="0">---</option> }
                </select>
                foreach (var v in item.Values.Where(v => v.Own && v.Count < 3)) { <div data-island="zebra"
                  id="@(id)_@(v.Id)_box"></div> }
                <script>$(function () { show("@id", [@Html.Raw(list)]); $("#@(id + "x")").html("<a href='" + u + "'>@T("Down")</a>"); });</script>
                break;
        }
    }
    </dl>
}
else if (Model == null) { <input data-island="zebra" asp-for="@Model.X" checked="@item.On" /> }
@functions { string A(string b) { return "<p data-island='no'>" + b + "</p>"; } }`,
  Liquid: `{%- liquid
  assign a = b | plus: 0
-%}
{%- style -%}.s-{{ section.id }} > p { a: b }{%- endstyle -%}
<div class="a{% if b %} c{% endif %}" data-island="zebra" {{ block.attributes }}>
{%- unless a == blank -%}<h2 data-island="zebra" class="{{ x | default: "y
  > z" }}">{{ t | escape }}</h2>{%- endunless -%}
{%- for b in bs -%}<li {% if forloop.first %}class="first"{% else %}class='x'{% endif %}
  data-island="zebra">{% render 'card', c: b %}</li>{%- endfor -%}
</div>{% form 'product', product, data-island: "no" %}<p data-island="zebra">{% endform %}`,
  ERB: `<% @items.each do |item| -%>
  <tr data-island="zebra" class="<%= 'on' if item.on? %>" <%= "hidden" unless item.x %>><td><%== raw %></td></tr>
<% end %>
<%- if a -%><div data-island="zebra" id='<%= dom_id(item, "x") %>'></div><%- end -%>`,
  JSP: `<c:if test="\${not empty a && b < 3}"><div data-island="zebra" class="\${a ? 'x' : "y"}"><c:out
    value="\${a['b']}"/></div></c:if>
<%! int a = 3; %><% if (a < 3) { %><p data-island="zebra"><% } %>`,
  Blade: `@foreach($items as $item) <p data-island="zebra" @class(['a'
    => $x > 2, 'b']) {{ $attributes->merge(['class' => 'x']) }} @if($y) disabled @endif>{!! $z !!} {{-- data-island="no" --}}</p> @endforeach
<x-button data-island="zebra" :x="$y" wire:click="z" @js($a) />`,
  PHP: `<?php foreach ($a as $b => $c) : ?><div <?php post_class(array('a',
    "b>c"), $p); ?> data-island="zebra" id="<?php echo $b->id; ?>"<?php if ($x) { ?> hidden<?php } ?>>
<?= $this->render('x', ['a' => '?']) ?></div><?php endforeach;`,
  Smarty: `{if $x > 2}<p data-island="zebra" class="{$a.b|escape:"html"} b">{$c}</p>{/if}`,
  Vue: `<div data-island="zebra" v-if="a < b" :class="{ 'a': b > 2 }" @click="c => d">{{ a > b ? "<" : '>' }}</div>`,
};

test.each(Object.entries(templates))(
  "lint: finds every element in the %s template and nothing else",
  (_language, source) => {
    const found = lint(source, vocabulary, usualSettings).map(({ start, end }) =>
      source.slice(start.offset, end.offset),
    );
    expect(found).toEqual(Array.from(source.matchAll(/data-island="zebra"/g), ([attribute]) => attribute));
  },
);
