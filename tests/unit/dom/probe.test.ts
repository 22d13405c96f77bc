import { test } from "vitest";
test("probe", async () => {
  const o: Record<string, unknown> = {};
  for (const n of ["requestIdleCallback","IntersectionObserver","ResizeObserver","BroadcastChannel","matchMedia","MessageChannel","localStorage","HTMLDialogElement"]) o[n] = typeof (window as any)[n];
  o.css = typeof CSS?.escape; o.any = typeof AbortSignal.any; o.to = typeof AbortSignal.timeout;
  o.href = location.href; o.canParse = typeof URL.canParse; 
  document.body.innerHTML = `<form><input name="action" value="x"><input id=i></form><svg><a xlink:href="/x" href="/y"/></svg><template data-consent="a"><p>x</p></template>`;
  const i = document.querySelector("#i") as HTMLInputElement;
  i.setCustomValidity("x"); o.valid = i.validity.valid; o.check = document.forms[0]!.checkValidity();
  o.rects = document.body.getClientRects().length;
  o.urlSame = URL === window.URL; o.ac = AbortController === (window as any).AbortController;
  const ac = new AbortController(); let n = 0;
  try { document.addEventListener("zz", () => n++, { signal: AbortSignal.any([ac.signal, new AbortController().signal]) }); document.dispatchEvent(new Event("zz")); ac.abort(); document.dispatchEvent(new Event("zz")); } catch (e) { o.anyErr = String(e); }
  o.n = n;
  o.tmpl = document.querySelector("template") instanceof HTMLTemplateElement;
  const base = document.createElement("base"); base.href = "http://localhost:3000/shop/"; document.head.append(base);
  const a = document.createElement("a"); a.href = "x/y"; document.body.append(a); o.baseURI = a.baseURI; o.ahref = a.href;
  base.remove();
  document.cookie = "aCookieConsent={%22x%22:1}"; o.cookie = document.cookie;
  o.currentScript = document.currentScript;
  console.log(JSON.stringify(o, null, 1));
  try { document.querySelector("a[href]")!.matches("[download], .ajax-tab, .no-ajax, [data-bs-toggle], [data-toggle], [rel~=external]"); document.body.closest("[contenteditable]:not([contenteditable=false])"); } catch (e) { console.log("sel", e); }
  try { i.matches("base:not([data-atoll]), meta:not([charset], [http-equiv]), link:is([rel~=canonical], [rel~=alternate])") } catch (e) { console.log("sel2", e); }
  const sa = document.querySelector("svg a")!; console.log(sa.tagName, sa.localName, sa.getAttribute("xlink:href"), sa.baseURI);
});
