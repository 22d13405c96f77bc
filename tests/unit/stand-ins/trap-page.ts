// The page of the trap site and its files.
import { packed, secrets as s, svg, type TrapSite } from "./trap-site.ts";

const entities = (text: string): string => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join("");

export function serveTraps(site: TrapSite): void {
  const { origin, files } = site;
  const image = { type: "image/svg+xml", body: svg };
  const png = { type: "image/png", body: new Uint8Array([137, 80, 78, 71]) };

  site.serve("/", {
    type: "text/html",
    body: "",
    status: 302,
    headers: { Location: "/fr", "Set-Cookie": `sess=${s["a session in a cookie"]}; Path=/` },
  });
  site.serve("/fr", { type: "text/html", body: "", status: 301, headers: { Location: "/fr/produit" } });
  site.serve("/fr/produit", {
    ...packed("text/html; charset=windows-1252", ""),
    headers: {
      "Content-Security-Policy": `default-src 'self'; script-src 'nonce-${s["a nonce"]}' 'strict-dynamic'; style-src ${files}; img-src https://pictures.example data:; report-uri https://reports.example/csp; upgrade-insecure-requests`,
    },
    body: Buffer.from(page(origin, files), "latin1"),
  });
  site.serve(
    "/fr/contact?lang=fr",
    packed(
      "text/html; charset=utf-8",
      `<!doctype html><title>Contact</title><meta http-equiv="Content-Security-Policy" content="script-src https://cdn.example"><link rel="stylesheet" href="https://cdn.example/atoll/atoll.GQWYBSG9.css" integrity="sha384-abc" crossorigin><link rel=stylesheet href=/atoll/atoll-islands.CHWYW0JN.css><link rel="stylesheet" href="/atoll/atoll-theme.4T2WBQ2K.css"><script type="application/json" data-atoll-settings>{ "user": "${s["the visitor in the settings"]}" }</script><script src="https://cdn.example/atoll/atoll.U4Z8RVS3.js" integrity="sha384-abc" crossorigin="anonymous" defer></script><main id=page><h1>Contact</h1><a href="mailto:${s["an e-mail address"]}">Écrire</a></main>`,
    ),
  );

  site.serve(
    "/theme/style.css",
    packed(
      "text/css",
      `@charset "utf-8";
@import "parts/menu.css";
@import url(${files}/fonts.css) screen;
@namespace svg url(http://www.w3.org/2000/svg);
body { background: url( '../img/back ground.png' ) } /* url(/img/comment.png) */
.a { background-image: image-set("/img/set.png" 1x, url(/img/set2.png) 2x); filter: url(#local); cursor: url(data:image/png;base64,AAAA), auto }
.b::after { content: "url(/img/text.png) ${s["an e-mail address"]}" }
.broken { background: url(/img/unclosed.png`,
    ),
  );
  site.serve("/theme/parts/menu.css", {
    type: "text/css",
    body: `nav { background: url(../../img/menu.svg) } @import "late.css";`,
  });
  site.serve("/theme/parts/late.css", { type: "text/css", body: `@import "menu.css"; /* a circle */` });
  site.serve("/fonts.css", {
    type: "text/css",
    body: `@font-face { font-family: F; src: local("F"), url("f/f.woff2?v=1#x") format("woff2") }`,
  });
  site.serve("/f/f.woff2?v=1", { type: "font/woff2", body: new Uint8Array([1, 2, 3]) });
  for (const path of [
    "/img/back%20ground.png",
    "/img/set.png",
    "/img/set2.png",
    "/img/caf%C3%A9.png",
    "/img/Logo.png",
    "/img/logo.png",
    "/img/x.php?id=1",
    "/img/x.php?id=2",
  ])
    site.serve(path, png);
  for (const path of [
    "/img/menu.svg",
    "/icon.svg",
    "/img/con.svg",
    "/img/a.svg",
    "/img/a.svg/b.svg",
    "/img/poster.svg",
    "/img/lazy.svg",
    "/img/noscript.svg",
    "/img/frame.svg",
    "/site.json",
    "/..%2f..%2fescape.svg",
  ])
    site.serve(path, image);
  site.serve(`/img/${"long".repeat(60)}.svg`, image);
  site.serve(`/img/key.png?key=${s["a key in an address"]}`, png);
  site.serve(`/avatars/${s["one in an address"]}.png`, png);
  site.serve("/img/portrait.svg", {
    type: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg"><text>${s["an e-mail address"]}</text></svg>`,
  });
  site.serve("/img/soft404.png", { type: "text/html", body: "<p>Not here" });
  site.serve("/img/huge.png", { type: "image/png", body: new Uint8Array(300_000) });
  site.serve("/moved.png", { type: "image/png", body: "", status: 302, headers: { Location: "/img/set.png" } });
  site.serve("/js/app.js", {
    type: "text/javascript",
    body: `const api = "${origin}/api"; fetch(api + "?token=${s["a token in a hidden field"]}"); // sid=short`,
  });
}

const page = (origin: string, files: string): string => `<!DOCTYPE html>
<html lang=fr><head><meta charset="windows-1252"><title>Produit d'\xe9t\xe9</title>
<meta name="csrf-token" content="${s["a token in a meta element"]}"><meta name="csrf-param" content="authenticity_token">
<meta property="og:image" content="${origin}/img/og.png">
<link rel="canonical" href="${origin}/fr/produit"><link rel="preconnect" href="https://cdn.example"><link rel=modulepreload href=/atoll/quantity.AAAAAAAA.js>
<link rel="stylesheet" href="/theme/style.css" integrity="sha384-abc" crossorigin><link rel="icon" href=/icon.svg>
<link rel="stylesheet" href="/atoll/atoll.css?v=1">
<script type="application/json" data-atoll-settings>{ "culture": "fr", "app": "/boutique", "website": "${origin.replaceAll("/", "\\/")}" }</script>
<script src="${files}/atoll/atoll.js" nonce="${s["a nonce"]}" defer></script>
<script nonce="${s["a nonce"]}">var sessionToken = "${s["a token in a hidden field"]}"; document.cookie = "x";</script>
<script src="/js/app.js"></script><script type="application/ld+json">{"url":"${origin}/fr/produit","apiKey":"${s["a key in JSON"]}","author":"${s["an e-mail address"]}","text":"{{nonce}} {{token}}"}</script>
<style>.hero { background: url("/img/set.png") } .two { background: url(/img/set.png?second) }</style></head>
<body class=shop onload="start('${s["a JWT"]}')">
<div id=page style="background:url(&quot;/img/set.png&quot;)" data-user="${s["a JWT"]}">
<h1>{{origin}} &amp; {{other}} d'\xe9t\xe9</h1>
<p>${s["an e-mail address"].toUpperCase()} ${entities(s["one in character references"])} ${s["an account"]} ${s["a card"]} logo@2x.png 5412345678908 R\xe9f. ${s["what a team's own pattern finds"]}</p>
<p class=status>${s["what a team's own selector finds"]}</p><p>N\xb0 ${s["the visitor in the settings"]}</p><p>Bonjour ${s["a name in a field"]} ${s["a phone in a field"]}</p>
<a href="/fr/contact?lang=fr">Contact</a> <a href="detail.html#top">D\xe9tail</a> <a href="../../../up">Haut</a> <a href="#page">Ici</a> <a href="//${origin.slice(7)}/fr/deux">Deux</a>
<a href="mailto:${s["an e-mail address"]}?subject=x">@</a> <a href="tel:${s["a phone in a link"]}">T</a> <a href="javascript:void(0)">J</a> <a href="https://partner.example/x?u=${encodeURIComponent(`${origin}/fr`)}">P</a>
<a href="/panier;jsessionid=${s["a session in an address"]}?a=1">Panier</a> <a href="/liste?PHPSESSID=${s["a session in a query"]}&amp;email=${encodeURIComponent(s["one in an address"])}">Liste</a>
<img src="/img/caf%C3%A9.png" srcset="/img/Logo.png 1x, /img/logo.png 2x,data:image/png;base64,AA,BB 3x" alt="x"><img src='/img/x.php?id=1'><img src=/img/x.php?id=2 alt=2><img src="/img/con.svg"><img src="/img/a.svg"><img src="/img/a.svg/b.svg">
<picture><source srcset="${files}/img/set.png 300w, /img/set2.png 600w"><img src="/moved.png"></picture><img src="/site.json"><img src="/..%2f..%2fescape.svg"><img src="/img/${"long".repeat(60)}.svg">
<img src="/img/key.png?key=${s["a key in an address"]}"><img src="/avatars/${s["one in an address"]}.png"><img src="/img/portrait.svg"><img data-src="/img/lazy.svg" data-zoom="/zoom/{name}" data-rule="^/[a-z]$">
<img src="/img/gone.png"><img src="/img/soft404.png"><img src="/img/huge.png"><img src="/broken"><img src="ftp://x.example/a.png"><img src="http://[bad/a.png"><img src="">
<video src="/film.mp4" poster="/img/poster.svg"></video><iframe src="https://tube.example/embed/1"></iframe><iframe srcdoc="<img src='/img/frame.svg'><script>x()</script>"></iframe><noscript><img src="/img/noscript.svg"></noscript>
<form action="/fr/panier" method=post onsubmit="return check()"><input type=hidden name=__RequestVerificationToken value="${s["a token in a hidden field"]}"><input name=Name autocomplete="shipping name" value="${s["a name in a field"]}">
<input name=Street1 value="${s["a street in a field"]}"><input type=tel name=t value="${s["a phone in a field"]}"><input type=password value="${s["a password"]}"><input name=PostalCode value=9000><input name=Quantity value=9000><button formaction="${origin}/fr/rapide">OK</button></form>
<textarea name=Address autocomplete=street-address>${s["a street in a field"]}</textarea>
<!-- built for ${s["an e-mail address"]} --><table><tr><td background=/img/set.png>x<b>unclosed
<a href="/fr/x" href="${s["an e-mail address"]}" title='it''s "odd"'>y</a></p></div $mail="${s["an e-mail address"]}">
</body></html>
`;
