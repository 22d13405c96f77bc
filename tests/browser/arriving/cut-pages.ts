// Pages of odd and of random markup, and the places at which they are cut.
import * as esbuild from "esbuild";
import * as fc from "fast-check";
import { randomHtml } from "../../random-html.ts";
import type { Cut } from "./partial-parser.ts";

export type { Cut } from "./partial-parser.ts";

/** A script that adds `differences` of partial-parser.ts to the window. */
export async function parserScript(): Promise<string> {
  const entry = "tests/browser/arriving/partial-parser.ts";
  const { outputFiles } = await esbuild.build({ entryPoints: [entry], bundle: true, write: false, format: "iife" });
  return outputFiles[0]!.text;
}

const pageOf = (content: string): string =>
  `<!doctype html><html lang="en"><head><title>A</title><noscript><img src="/x.gif"></noscript></head><body class="b">
<header><a href="/">Home</a></header><main id="page">${content}</main><footer>End</footer></body></html>`;

const odd = [
  `<script>if ("</p>" < 1 && a <b) document.title = '<script>';</script><p>after</p>`,
  `<script><!-- document.write("<script>1</script>") --></script><p>after</p>`,
  `<style>p::after { content: "</p>" } a > b {}</style><p>styled</p>`,
  `<p title="a > b" data-x='"<p>"' hidden data-y=1>text</p>`,
  `<p title=it's>it's</p><p title='>'>b</p>`,
  `<!-- a > b --><p>x</p><!--> <p>y</p><!---> <p>z</p><!-- -- --!><p>w</p>`,
  `caf\u00e9 &eacute;&amp;&lt;p&gt; &notit; &#8364; \u{1F375} x\r\ny\rz`,
  `<table><tr><td>1<td>2<tr><td>3</table> <table><caption>c</caption>lost<tr><td><b>4</table>`,
  `<template><p>in</p><template><i>deep</i></template><script>1</script></template><p>out</p>`,
  `<select><option>a<option selected>b<optgroup label=c><option>d</select><p>x</p>`,
  `<svg viewBox="0 0 1 1"><title>t</title><g><path d="M0 0"/><script>1</script></g><foreignObject><p>in svg</p></foreignObject></svg>`,
  `<pre>\n\n  x\n</pre><textarea>\n\n<p>no</p></textarea>`,
  `<noscript><img src="/a.gif?a=1&b=2"><p>none</p></noscript><p>some</p>`,
  `<b><p>one</b> two</p><a href=1>one<a href=2>two<div>three</a>four</div>`,
  `<ul><li>1<li>2<ul><li>3</ul></ul><dl><dt>a<dd>b</dl><p>a<p>b`,
  `<form action=/a><input name=a><div></form><input name=b></div>`,
  `<div><template shadowrootmode=open><p>shadow</p><slot></slot></template>light</div>`,
  `<math><mi>x</mi><mtext><p>y</p></mtext></math><x-el><span>custom</span></x-el>`,
  `text <b>bold</b> text <i>it`,
  `<svg><style><![CDATA[ a > b {} ]]></style><text><![CDATA[a<b>c</b>d]]></text><foreignObject><script/>1</script><p>x</p></foreignObject></svg><p>y</p>`,
  `</svg></math><svg><title/><script id="s"/><style/><g/></svg><p>after</p><math><mi/></math><script>1</script>`,
  `<iframe srcdoc="<p>x</p>"></iframe><video><source src=a><track></video><picture><source><img></picture>`,
];

const oddPages = odd.map(pageOf);

/** Every place of the page section, one after the other. */
export const oddCuts: Cut[] = oddPages.flatMap((html) => {
  const start = html.indexOf("<main");
  const end = html.indexOf("</footer>");
  return Array.from({ length: end - start }, (_, index) => ({ html, places: [start + index] }));
});

/** All places of a page at once: each character comes on its own. */
export const singleCharacters: Cut[] = oddPages.map((html) => ({
  html,
  places: Array.from({ length: html.length - 1 }, (_, index) => index + 1),
}));

export function randomCuts(numRuns: number): Cut[] {
  const arbitrary = randomHtml(["quantity"]).chain((content) => {
    // The parser of a page without scripts repeats open formatting elements in front of a misplaced one.
    const html = pageOf(content.replaceAll("<noscript><p>no script</p></noscript>", ""));
    return fc
      .uniqueArray(fc.integer({ min: 1, max: html.length - 1 }), { minLength: 1, maxLength: 12 })
      .map((places) => ({ html, places: places.toSorted((a, b) => a - b) }));
  });
  return fc.sample(arbitrary, { numRuns, seed: 20261129 });
}
