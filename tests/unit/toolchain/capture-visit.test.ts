// How a capture requests a site's pages and files. The site is a function, so that it can have any host name.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { capture } from "../../../tools/capture/capture.ts";
import { type Limits, limits } from "../../../tools/capture/limits.ts";
import { svg } from "../stand-ins/trap-site.ts";

let captures: string;
beforeEach(() => void (captures = mkdtempSync(join(tmpdir(), "atoll-visit-"))));
afterEach(() => rmSync(captures, { recursive: true }));

interface Asked {
  url: string;
  headers: Record<string, string>;
}

/** Captures from a site that responds with `answer`; returns the requests and the log. */
async function visit(
  args: string[],
  answer: (url: URL) => Response | Promise<Response>,
  some: Partial<Limits> = {},
): Promise<{ asked: Asked[]; said: string }> {
  const received: Asked[] = [];
  const lines: string[] = [];
  const site = async (input: URL | RequestInfo, { headers }: RequestInit = {}): Promise<Response> => {
    received.push({ url: String(input), headers: headers as Record<string, string> });
    return answer(new URL(String(input)));
  };
  await capture([args[0]!, "shop", ...args.slice(1)], {
    captures,
    from: ".",
    log: (line) => lines.push(line),
    fetch: site as typeof fetch,
    limits: { ...limits, ...some },
  });
  return { asked: received, said: lines.join("\n") };
}
const page = (html: string, headers: Record<string, string> = {}): Response =>
  new Response(`<!doctype html><title>Shop</title>${html}`, { headers: { "Content-Type": "text/html", ...headers } });
const picture = (): Response => new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
const to = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 302, headers: { Location: location, ...headers } });
const read = (file: string): string => readFileSync(join(captures, "shop", file), "utf8");

test("capture: credentials and cookies go only to the site and into no file", async () => {
  const { asked, said } = await visit(
    [
      "http://ada:s3cret-pass@shop.example/#top",
      "--cookie",
      "culture=fr; auth=0123456789abcdef; theme=winter-blue",
      "--language",
      "fr-BE",
    ],
    ({ host, protocol }) => {
      if (protocol === "http:") return to("https://www.shop.example/");
      if (host === "www.shop.example")
        return page(
          `<img src="https://cdn.example/a.svg?auth=0123456789abcdef"><p class=winter-blue>ada s3cret-pass 0123456789abcdef fedcba9876543210</p><a href="http://shop.example/x">x</a>`,
          { "Set-Cookie": "id=fedcba9876543210; HttpOnly" },
        );
      return picture();
    },
  );
  expect(asked.map(({ url }) => url)).toEqual([
    "http://shop.example/",
    "https://www.shop.example/",
    "https://cdn.example/a.svg?auth=0123456789abcdef",
  ]);
  for (const { headers } of asked.slice(0, 2))
    expect(headers).toMatchObject({
      Authorization: `Basic ${Buffer.from("ada:s3cret-pass").toString("base64")}`,
      Cookie: "culture=fr; auth=0123456789abcdef; theme=winter-blue",
      "Accept-Language": "fr-BE",
    });
  for (const header of ["Authorization", "Cookie", "Referer"]) expect(asked[2]!.headers).not.toHaveProperty(header);
  const html = read("home.html");
  for (const secret of ["s3cret-pass", "0123456789abcdef", "fedcba9876543210"])
    expect(html + read("site.json") + said).not.toContain(secret);
  expect(html).toContain(`<a href="{{origin}}/captured/shop/x">x</a>`);
  // A short cookie value is a setting, not a secret.
  expect(html).toContain("<p class=winter-blue>");
});

test("capture: cookies of another host are not sent", async () => {
  const { asked } = await visit(
    ["https://shop.example/"],
    ({ pathname }) =>
      pathname === "/"
        ? page(`<img src="https://cdn.example/a.svg"><img src="/b.svg">`)
        : new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Set-Cookie": "of=another" } }),
    { parallel: 1 },
  );
  expect(asked.map(({ url, headers }) => [url, headers["Cookie"]])).toEqual([
    ["https://shop.example/", undefined],
    ["https://cdn.example/a.svg", undefined],
    ["https://shop.example/b.svg", undefined],
  ]);
});

test("capture: identical pages are stored once, and their addresses lead there", async () => {
  const { said } = await visit(["https://short.example/x", "--page", "/old#x", "--page", "/"], ({ host, pathname }) =>
    host === "short.example"
      ? to("https://shop.example/")
      : pathname === "/old"
        ? to("/")
        : page(`<iframe src="/"></iframe>`, { "Content-Type": "Text/HTML ; charset=utf-8" }),
  );
  expect(JSON.parse(read("site.json"))).toEqual({
    about: "Shop (shop.example), captured without its scripts.",
    start: "/",
    answers: [
      { at: "/", file: "home.html" },
      { at: "/old", redirect: "/" },
    ],
  });
  expect(said).not.toContain("Not saved");
});

test("capture: a secret found in one file is masked in all files", async () => {
  const text =
    "<p>Ada-77 Lovelace; Rue 1, Gent; 4d5e6f7a8b9c; 8b9c4d5e6f7a</p><textarea autocomplete=postal-code>9000</textarea>";
  await visit(["https://shop.example/", "--page", "/account"], ({ pathname }) => {
    if (pathname === "/") return page(`${text}<link rel=stylesheet href="/s.css">`);
    if (pathname === "/account")
      return page(
        `<input autocomplete=name value="Ada-77 Lovelace"><textarea name=street>Rue 1, Gent</textarea><a href="?sid=4d5e6f7a8b9c">x</a>`,
      );
    return new Response(`/* ?sid=8b9c4d5e6f7a */`, { headers: { "Content-Type": "text/css" } });
  });
  for (const secret of ["Lovelace", "Gent", "4d5e6f7a8b9c", "8b9c4d5e6f7a", "9000"])
    expect(read("home.html")).not.toContain(secret);
});

test("capture: a script without a charset uses that of its page", async () => {
  const latin = Buffer.from(
    '<!doctype html><meta charset=windows-1252><title>Shop</title><script src="/a.js"></script>',
    "latin1",
  );
  await visit(
    ["https://shop.example/", "--scripts"],
    ({ pathname }) =>
      new Response(pathname === "/" ? latin : Buffer.from('var x = "\xe9";', "latin1"), {
        headers: { "Content-Type": pathname === "/" ? "text/html" : "text/javascript" },
      }),
  );
  expect(read("a.js")).toBe('var x = "é";');
});

test("capture: redirects and policies of pages work within the capture", async () => {
  await visit(["https://shop.example/"], () =>
    page(
      `<meta http-equiv=refresh content="5; url=/next"><meta http-equiv=Content-Security-Policy content="img-src https://shop.example">`,
    ),
  );
  expect(read("home.html")).toContain(`content="5; url=/captured/shop/next"`);
  expect(read("home.html")).toContain(`content="img-src 'self'"`);
});

test("capture: images in SVG are stored; a style without a charset uses that of its page", async () => {
  await visit(["https://shop.example/"], ({ pathname }) => {
    if (pathname === "/")
      return page(`<link rel=stylesheet href=/s.css><svg><use xlink:href="https://shop.example/i.svg#a"></use></svg>`, {
        "Content-Type": "text/html; charset=windows-1251",
      });
    return pathname === "/i.svg"
      ? picture()
      : new Response(new Uint8Array([0x2e, 0xe9, 0x7b, 0x7d]), { headers: { "Content-Type": "text/css" } });
  });
  expect(read("home.html")).toContain(`xlink:href="{{origin}}/captured/shop/i.svg#a"`);
  expect([existsSync(join(captures, "shop", "i.svg")), read("s.css")]).toEqual([true, ".й{}"]);
});

test("capture: a redirect loop for visitors without cookies is followed with cookies", async () => {
  let turns = 0;
  const { asked } = await visit(["https://shop.example/"], () =>
    turns++ === 0 ? to("/", { "Set-Cookie": "seen=1" }) : page("<h1>Here</h1>"),
  );
  expect(asked.map(({ headers }) => headers["Cookie"])).toEqual([undefined, "seen=1"]);
  expect(JSON.parse(read("site.json"))).toMatchObject({ start: "/", answers: [{ at: "/", file: "home.html" }] });
});

test("capture: a public page cannot reach the local machine or network", async () => {
  const addresses = [
    "http://127.0.0.1:9200/x.svg",
    "http://169.254.169.254/latest/meta.svg",
    "http://intranet/x.svg",
    "https://cdn.example/moved.svg",
  ];
  const { asked, said } = await visit(["https://shop.example/"], ({ host }) =>
    host === "cdn.example"
      ? to("http://localhost/x.svg")
      : page(addresses.map((address) => `<img src="${address}">`).join("")),
  );
  expect(asked.map(({ url }) => url)).toEqual(["https://shop.example/", "https://cdn.example/moved.svg"]);
  expect(said).toContain(
    "http://127.0.0.1:9200/x.svg is not loaded, because 127.0.0.1:9200 is on this machine or in its private network",
  );
  await expect(visit(["https://shop.example/", "--force"], () => to("http://127.0.0.1/admin"))).rejects.toThrow(
    "https://shop.example/ is not loaded, because 127.0.0.1 is on this machine",
  );
});

test("capture: limits on files, bytes and parallel requests are enforced and reported", async () => {
  const images = Array.from({ length: 12 }, (_, at) => `<img src="/${at}.svg">`).join("");
  let open = 0;
  let highest = 0;
  const answer = async ({ pathname }: URL): Promise<Response> => {
    if (pathname === "/") return page(images);
    highest = Math.max(highest, ++open);
    await new Promise(setImmediate);
    open--;
    return picture();
  };
  const { said, asked } = await visit(["https://shop.example/"], answer, { files: 7, parallel: 3 });
  expect([highest, said.includes("1 page and 7 files"), asked.length <= 1 + 7 + 2]).toEqual([3, true, true]);
  expect(said).toContain("https://shop.example/11.svg is beyond the limit of 7 files and 40 MB in total");
  expect(
    (await visit(["https://shop.example/", "--force"], answer, { all: svg.length * 2, parallel: 1 })).said,
  ).toContain("1 page and 2 files");
});

test("capture: endless pages, broken responses and unknown certificates are reported", async () => {
  const endless = (): Response =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) }), {
      headers: { "Content-Type": "text/html" },
    });
  await expect(visit(["https://shop.example/"], endless, { page: 1_000_000 })).rejects.toThrow(
    "https://shop.example/ is larger than 977 kB.",
  );
  const failing = (code: string) => () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error("why"), { code }) }));
  await expect(visit(["https://shop.example/"], failing("ENOTFOUND"))).rejects.toThrow(
    "https://shop.example/ has an unknown host name; check the spelling, and whether the site needs a VPN.",
  );
  await expect(visit(["https://shop.example/"], failing("SELF_SIGNED_CERT_IN_CHAIN"))).rejects.toThrow(
    "has a certificate that is not trusted (SELF_SIGNED_CERT_IN_CHAIN); name its authority in NODE_EXTRA_CA_CERTS.",
  );
  await expect(visit(["https://shop.example/"], failing("ECONNRESET"))).rejects.toThrow(
    "closed the connection unexpectedly.",
  );
  await expect(visit(["https://shop.example/"], failing("ETIMEDOUT"))).rejects.toThrow(
    "could not be reached; check that this machine is online, and whether the site needs a VPN.",
  );
  await expect(visit(["https://shop.example/"], failing("EODD"))).rejects.toThrow("could not be read: why.");
  expect(existsSync(join(captures, "shop"))).toBe(false);
});

test("capture: deeply nested and malformed pages are captured without repair", async () => {
  const deep = "<div>".repeat(6_000);
  await visit(["https://shop.example/"], () => page(`${deep}<a href="https://shop.example/x">x`));
  expect(read("home.html")).toContain(`${deep}<a href="{{origin}}/captured/shop/x">x`);
  const plain = `<meta CHARSET='UTF-8'><meta http-equiv=Content-Type content="text/html; charset=UTF-8"><body class=a>&nbsp;&copy x`;
  await visit(["https://shop.example/", "--force"], () => page(plain));
  expect(read("home.html")).toBe(`<!doctype html><title>Shop</title>${plain}`);
  await visit(
    ["https://shop.example/", "--force"],
    () => new Response("<<<\0 >&#0;</ <!--", { headers: { "Content-Type": "text/html" } }),
  );
  expect(read("home.html")).toBe("<<<\0 >&#0;</ <!--");
  expect(read("site.json")).toContain("A page (shop.example)");
});
