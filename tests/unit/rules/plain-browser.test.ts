// The browser without script of the unit tests: what it finds, lets a person do, and sends.
import { describe, expect, test } from "vitest";
import { PlainBrowser } from "../stand-ins/plain-browser/plain-browser.ts";

type Answer = string | { status?: number; headers?: Record<string, string>; page?: string };

/** A browser on the page `/start?a=1`, and what it has asked for since. */
async function browse(start: string, others: Record<string, Answer> = {}) {
  const requests: { line: string; headers: Record<string, string>; body: unknown }[] = [];
  const pages: Record<string, Answer> = { "/start?a=1": start, ...others };
  const ask = async (path: string, { method = "GET", headers = {}, body }: RequestInit = {}): Promise<Response> => {
    const entries = body instanceof FormData || body instanceof URLSearchParams ? [...body] : undefined;
    requests.push({ line: `${method} ${path}`, headers: { ...(headers as object) }, body: entries });
    const answer = pages[path] ?? "<h1>Other</h1>";
    const { status = 200, headers: own = {}, page = "" } = typeof answer === "string" ? { page: answer } : answer;
    return new Response(page, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...own } });
  };
  const shop = new PlainBrowser({ ask } as never);
  await shop.open("/start?a=1");
  requests.length = 0;
  return { shop, requests };
}

/** The request that pressing "Go" sends. */
async function sent(html: string, act: (shop: PlainBrowser) => void = () => undefined) {
  const { shop, requests } = await browse(html);
  act(shop);
  await shop.button("Go").press();
  return requests[0]!;
}

const form = (content: string, attributes = ""): string =>
  `<form method="post" ${attributes}>${content}<button>Go</button></form>`;

describe("a form sends", () => {
  test("fields with a name and a value, in document order, and the pressed button", async () => {
    const html = `<input form="f" name="before" value="1"><form id="f" method="post" action="/to">
      <input name="a" value="2"><input value="no name"><input name="off" value="x" disabled>
      <input type="hidden" name="secret" value="3"><input type="reset" name="r" value="x"><button name="other">No</button>
      <fieldset disabled><legend><input name="inLegend" value="4"></legend><input name="inside" value="x"></fieldset>
      <datalist><input name="data" value="x"></datalist>
      <input name="elsewhere" form="g" value="x"><button name="go" value="yes">Go</button></form>
      <form id="g"></form><textarea form="f" name="after">\nOne\nTwo</textarea>`;
    expect(await sent(html)).toMatchObject({
      line: "POST /to",
      body: [
        ["before", "1"],
        ["a", "2"],
        ["secret", "3"],
        ["inLegend", "4"],
        ["go", "yes"],
        ["after", "One\r\nTwo"],
      ],
    });
  });

  test("the boxes that are on, and of radio buttons with one name the last that is on", async () => {
    const html = form(`<input type="checkbox" name="a" checked><input type="checkbox" name="b" value="2">
      <label><input type="checkbox" name="c" value="3"> C</label><label><input type="checkbox" name="d" checked> D</label>
      <input type="radio" name="r" value="1" checked><input type="radio" name="r" value="2" checked>
      <label><input type="radio" name="s" value="1" checked> One</label> <label><input type="radio" name="s" value="2"> Two</label>`);
    const { body } = await sent(html, (shop) => {
      shop.field("C").tick();
      shop.field("D").untick();
      shop.field("Two").tick();
    });
    expect(body).toEqual([
      ["a", "on"],
      ["c", "3"],
      ["r", "2"],
      ["s", "2"],
    ]);
  });

  test("the chosen options; of a list without a choice the first that can be chosen", async () => {
    const html =
      form(`<select name="a"><option disabled>0</option><option>1</option><option value="2">Two</option></select>
      <select name="b" multiple><option selected>1</option><option selected disabled>2</option><option>3</option></select>
      <select name="c" size="3"><option>1</option></select>
      <label>D <select name="d"><option selected>1</option><optgroup><option value="2"> Two
        words </option></optgroup></select></label>`);
    const { body } = await sent(html, (shop) => shop.field("D").choose("Two words"));
    expect(body).toEqual([
      ["a", "1"],
      ["b", "1"],
      ["d", "2"],
    ]);
  });

  test("files in full only as multipart; an empty field of files sends an empty file", async () => {
    const html = (attributes: string) =>
      form('<label>Papers <input type="file" name="p" multiple></label><input type="file" name="q">', attributes);
    const attach = (shop: PlainBrowser): void =>
      shop.field("Papers").attach(new File(["1"], "one.txt"), new File(["2"], "two.txt"));
    const { body } = await sent(html('enctype="multipart/form-data"'), attach);
    expect((body as [string, File][]).map(([name, file]) => [name, file.name, file.size])).toEqual([
      ["p", "one.txt", 1],
      ["p", "two.txt", 1],
      ["q", "", 0],
    ]);
    expect((await sent(html(""), attach)).body).toEqual([
      ["p", "one.txt"],
      ["p", "two.txt"],
      ["q", ""],
    ]);
  });

  test("to its own page without an action, and with GET in place of the query", async () => {
    expect((await sent(form("", ""))).line).toBe("POST /start?a=1");
    expect((await sent('<form><input name="b" value="2 &amp; é"><button>Go</button></form>')).line).toBe(
      "GET /start?b=2+%26+%C3%A9",
    );
    expect((await sent('<form action="/to?c=3"><button>Go</button></form>')).line).toBe("GET /to");
  });

  test("as the pressed button says", async () => {
    const html = `<form id="f" method="post" action="/one"><input name="a" value="1"></form>
      <button form="f" formaction="/two" formmethod="get" name="b" value="2">Go</button>`;
    expect((await sent(html)).line).toBe("GET /two?a=1&b=2");
  });

  test("by Enter with its first button, and without a button only if it has one field", async () => {
    const { shop, requests } = await browse(`<form action="/one"><input name="a" value="1"><button name="b">B</button>
      <button name="c">C</button></form><form action="/two"><input name="d"><input type="hidden" name="e"></form>
      <form><input name="f"><input name="g"></form><form><input name="h"><button disabled></button></form>
      <form><textarea name="i"></textarea></form>`);
    await expect(shop.field("[f]").enter()).rejects.toThrow("several fields and no button");
    await expect(shop.field("[h]").enter()).rejects.toThrow("first button is disabled");
    await expect(shop.field("[i]").enter()).rejects.toThrow("Enter in a field of the type textarea");
    await shop.field("[a]").enter();
    await shop.open("/start?a=1");
    await shop.field("[d]").enter();
    expect(requests.map(({ line }) => line)).toEqual(["GET /one?a=1&b=", "GET /start?a=1", "GET /two?d=&e="]);
  });
});

describe("a form is not sent", () => {
  test.each([
    ['<input name="a" required>', "a is required"],
    ['<input name="a" type="checkbox" required>', "a is required"],
    ['<input name="a" type="radio"><input name="a" type="radio" required>', "a is required"],
    ['<input name="a" type="file" required>', "a is required"],
    ['<select name="a" required><option value="">Choose</option><option>1</option></select>', "a is required"],
    ['<textarea name="a" required></textarea>', "a is required"],
    ['<input name="a" type="email" value="ada">', "a is no email address"],
    ['<input name="a" type="url" value="example">', "a is no URL"],
    ['<input name="a" pattern="[0-9]+" value="1a">', "a does not match [0-9]+"],
    ['<input name="a" type="number" min="2" value="1">', "a is less than 2"],
    ['<input name="a" type="number" max="2" value="3">', "a is more than 2"],
    ['<input name="a" type="number" min="0.1" step="0.05" value="0.17">', "a is no multiple of 0.05"],
    ['<input name="a" type="date" min="2027-01-02" value="2027-01-01">', "a is before 2027-01-02"],
    ['<input name="a" type="time" max="10:00" value="10:30">', "a is after 10:00"],
  ])("with %s", async (field, fault) => {
    await expect(sent(form(field))).rejects.toThrow(`A browser does not send this form: ${fault}`);
    expect((await sent(form(field, "novalidate"))).line).toBe("POST /start?a=1");
    expect((await sent(`<form method="post">${field}<button formnovalidate>Go</button></form>`)).line).toBe(
      "POST /start?a=1",
    );
  });

  test("with a text that was typed too short", async () => {
    const html = form('<input name="a" minlength="2" value="x">');
    expect((await sent(html)).line).toBe("POST /start?a=1");
    await expect(sent(html, (shop) => shop.field("[a]").fill("y"))).rejects.toThrow("a is shorter than 2");
  });

  test.each([
    '<input name="a" required value=" ">',
    '<input name="a" required disabled>',
    '<input name="a" required readonly>',
    '<input name="a" type="email">',
    '<input name="a" type="number" min="0.1" step="0.05" value="0.15">',
    '<input name="a" type="number" step="any" value="0.123">',
    '<input name="a" pattern="[0-9]+" value="">',
    '<input name="a" type="radio" required><input name="a" type="radio" checked>',
  ])("but is with %s", async (field) => {
    expect((await sent(form(field))).line).toBe("POST /start?a=1");
  });
});

describe("a person cannot", () => {
  test.each<[string, (shop: PlainBrowser) => unknown, string]>([
    ['<input name="a" disabled>', (shop) => shop.field("[a]").fill("x"), "is disabled"],
    ['<input name="a" readonly>', (shop) => shop.field("[a]").fill("x"), "is read-only"],
    ['<input name="a" maxlength="2">', (shop) => shop.field("[a]").fill("xyz"), "takes 2 characters"],
    ['<input name="a" type="number">', (shop) => shop.field("[a]").fill("1,5"), 'does not take "1,5"'],
    ['<input name="a" type="date">', (shop) => shop.field("[a]").fill("1/2/2027"), "does not take"],
    ['<input name="a" type="checkbox">', (shop) => shop.field("[a]").fill("x"), "Nobody can type"],
    ['<input name="a">', (shop) => shop.field("[a]").fill("x\ny"), "has one line"],
    ['<input name="a">', (shop) => shop.field("[a]").tick(), "Nobody can tick"],
    ['<input name="a" type="radio" checked>', (shop) => shop.field("[a]").untick(), "Nobody can untick"],
    ['<input name="a" type="radio" disabled>', (shop) => shop.field("[a]").tick(), "is disabled"],
    ['<select name="a"><option>1</option></select>', (shop) => shop.field("[a]").choose("2"), '0 options "2"'],
    ['<select name="a"><option disabled>1</option></select>', (shop) => shop.field("[a]").choose("1"), "is disabled"],
    [
      '<input name="a" type="file">',
      (shop) => shop.field("[a]").attach(new File([], "1"), new File([], "2")),
      "one file",
    ],
    ['<input name="a" type="hidden">', (shop) => shop.field("[a]").fill("x"), "expects one field"],
  ])("use %s", async (html, act, message) => {
    const { shop } = await browse(html);
    expect(() => act(shop)).toThrow(message);
  });

  test.each([
    ["<form><button disabled>Go</button></form>", "is disabled"],
    ['<form><button type="button">Go</button></form>', "does nothing without script"],
    ["<button>Go</button>", "does nothing without script"],
  ])("press %s", async (html, message) => {
    const { shop } = await browse(html);
    await expect(shop.button("Go").press()).rejects.toThrow(message);
  });

  test.each([
    ['<a href="https://other.example/">Go</a>', "leads to another site"],
    ['<a href="#nowhere">Go</a>', "Nothing has the id"],
    ['<a href="/unknown">Go</a>', "unknown address"],
    ['<a href="/broken">Go</a>', "the status 500"],
    ['<a href="/one">Go</a><a href="/two">Go</a>', "expects one link Go, got 2"],
    ["<a>Go</a>", "expects one link Go, got 0"],
  ])("follow %s", async (html, message) => {
    const unknown = { status: 404, headers: { "x-stand-in": "unknown" } };
    const { shop } = await browse(html, { "/unknown": unknown, "/broken": { status: 500 } });
    await expect((async () => shop.link("Go").follow())()).rejects.toThrow(message);
  });
});

describe("requests", () => {
  test("name the page with the link; only those that change data name the site", async () => {
    const { shop, requests } = await browse(`<a href="/one">One</a>${form("")}`);
    await shop.button("Go").press();
    await shop.open("/start?a=1");
    await shop.link("One").follow();
    const from = { Referer: "http://localhost/start?a=1", Host: "localhost" };
    expect(requests.map(({ headers }) => headers)).toEqual([
      { ...from, Origin: "http://localhost" },
      { Host: "localhost" },
      from,
    ]);
  });

  test("follow redirects: 303 with GET, 307 with the same data; the fragment stays", async () => {
    const to = (status: number) => ({ status, headers: { Location: "/end" } });
    const html = `${form('<input name="a" value="1">', 'action="/see"')}<form method="post" action="/again"><input
      name="a" value="1"><button>Again</button></form><a href="/see#part">Link</a>`;
    const { shop, requests } = await browse(html, { "/see": to(303), "/again": to(307) });
    await shop.button("Go").press();
    await shop.open("/start?a=1");
    await shop.button("Again").press();
    await shop.open("/start?a=1");
    await shop.link("Link").follow();
    expect(shop.url).toBe("/end#part");
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      ["POST /see", [["a", "1"]]],
      ["GET /end", undefined],
      ["GET /start?a=1", undefined],
      ["POST /again", [["a", "1"]]],
      ["POST /end", [["a", "1"]]],
      ["GET /start?a=1", undefined],
      ["GET /see", undefined],
      ["GET /end", undefined],
    ]);
  });

  test("are not sent for a place on the same page", async () => {
    const { shop, requests } = await browse('<a href="#far">Go</a><h2 id="far">Far</h2>');
    await shop.link("Go").follow();
    expect([shop.url, requests]).toEqual(["/start?a=1#far", []]);
  });
});

describe("a page", () => {
  test("shows what its markup does not hide, with the content of noscript", async () => {
    const { shop } = await browse(`<title>T &amp; t</title><h1>One<br>two</h1><main><p>A</p><p hidden>B</p>
      <template><p>C</p></template><script>"D"</script><style>E</style><noscript><p>F</p></noscript>
      <details><summary>G</summary><p>H</p></details><details open><summary>I</summary>J</details><dialog>K</dialog>
      <div popover>L</div><b>M</b><i>N</i></main>`);
    expect([shop.title, shop.heading, shop.text("main")]).toEqual(["T & t", "One two", "A F G I J MN"]);
    expect([shop.count("p"), shop.texts("p")]).toEqual([2, ["A", "F"]]);
    await shop.button("G").press();
    expect(shop.texts("p")).toEqual(["A", "F", "H"]);
    await shop.button("G").press();
    expect(shop.texts("p")).toEqual(["A", "F"]);
  });

  test("has names as a screen reader reads them", async () => {
    const { shop } = await browse(`<span id="one" hidden>One</span><span id="two">Two</span>
      <label for="f">For <i aria-hidden="true">*</i></label> <label for="f">twice</label><input id="f" name="1">
      <label>Around <select name="2"><option>x</option></select> it</label>
      <input name="3" aria-labelledby="one two" aria-label="no"><input name="4" aria-label="Label" placeholder="no">
      <input name="5" placeholder="Placeholder"><div aria-hidden="true"><input name="6" aria-label="Silent"></div>
      <button><img alt="Large"> photo</button><input type="submit"><input type="submit" value="Send">
      <button aria-label="Close">x</button><a href="/" title="no"><span>A</span><div>B</div></a>`);
    const fields = ["For twice", "Around it", "One Two", "Label", "Placeholder"];
    expect(fields.map((name) => shop.field(name).attribute("name"))).toEqual(["1", "2", "3", "4", "5"]);
    expect(() => shop.field("Silent").value).toThrow("expects one field Silent, got 0");
    expect(shop.buttons).toEqual(["Large photo", "Submit", "Send", "Close"]);
    expect(shop.links).toEqual(["A B"]);
  });

  test("has groups, descriptions and states", async () => {
    const { shop } =
      await browse(`<fieldset><legend>First</legend><label>Name <input name="a" value="1" aria-invalid="true"
      aria-describedby="hint fault"></label></fieldset><section aria-labelledby="h"><h2 id="h">Second</h2><label>Name
      <input name="b" value="2"></label></section><p id="hint">Hint</p><p id="fault" hidden>Fault</p>
      <input type="radio" aria-label="On" checked><select aria-label="List"><option value="1">One</option></select>`);
    const name = shop.group("First").field("Name");
    expect([name.value, name.description, name.isInvalid]).toEqual(["1", "Hint Fault", true]);
    expect(shop.group("Second").field("Name").value).toBe("2");
    expect(() => shop.field("Name").value).toThrow("expects one field Name, got 2");
    expect([shop.choices, shop.field("List").choice]).toEqual([{ On: true }, "One"]);
    expect(shop.part("fieldset", "First").text()).toBe("First Name");
    expect(() => shop.part("p", "Nothing").text()).toThrow("expects one p Nothing, got 0");
  });
});
