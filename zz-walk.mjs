import { chromium } from "@playwright/test";
import { SourceMap } from "node:module";
import fs from "node:fs";
const url = process.argv[2];
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const p = await b.newPage();
const c = await p.context().newCDPSession(p);
await p.goto(url + "/en/terms"); await p.waitForTimeout(1500);
await p.mouse.move(5, 5); await p.waitForTimeout(1000);
await c.send("Profiler.enable");
await c.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
await c.send("Profiler.takePreciseCoverage");
await p.evaluate(() => [...document.querySelectorAll("a[href$='/en/cookies'],a[href*='/en/contact'],a[href*='/en/delivery']")][0].click());
await p.waitForTimeout(1500);
const { result } = await c.send("Profiler.takePreciseCoverage");
const seen = new Map();
for (const r of result) {
  const m = /\/atoll\/(.*\/)?([^/]+\.js)$/.exec(r.url.split("?")[0]); if (!m) continue;
  const mapFile = `dist/maps/${m[2]}.map`; if (!fs.existsSync(mapFile)) continue;
  const map = new SourceMap(JSON.parse(fs.readFileSync(mapFile)));
  const src = fs.readFileSync(`dist/${m[1] ?? ""}${m[2]}`, "utf8");
  for (const f of r.functions) { if (!f.ranges[0].count) continue;
    const pre = src.slice(0, f.ranges[0].startOffset); const line = pre.split("\n").length - 1; const col = pre.length - pre.lastIndexOf("\n") - 1;
    const e = map.findEntry(line, col); if (!e.originalSource) continue;
    const s = e.originalSource.replace(/^(\.\.\/)+/, ""); const k = m[2].replace(/\.\w{8}\.js/, "") + "  " + s; seen.set(k, (seen.get(k) || 0) + f.ranges[0].count); }
}
console.log([...seen].sort().map(([k, n]) => `${n}\t${k}`).join("\n")); console.log(seen.size);
await b.close();
