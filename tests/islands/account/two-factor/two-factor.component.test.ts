import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/account/two-factor/definition.ts";
import { readStep } from "../../../../islands/account/two-factor/step.ts";
import twoFactor from "../../../../islands/account/two-factor/two-factor.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => (key: string) => key,
  readyTexts: () => (key: string) => key,
  withTexts: (use: (t: (key: string) => string) => void) => (use((key) => key), () => {}),
}));
const reloadPage = vi.hoisted(() => vi.fn());
vi.mock("../../../../shared/page/reload-page.ts", () => ({ reloadPage }));

let abort: AbortController;
let shell: ReturnType<typeof standInShell>;
beforeEach(() => {
  abort = new AbortController();
  reloadPage.mockClear();
  vi.spyOn(console, "error").mockReturnValue();
  shell = standInShell();
  shell.setHtml = vi.fn((target: Element, html: string | Node) => target.replaceChildren(html));
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const stepPage = (title: string, content: string): string =>
  `<!doctype html><body><main id="page"><h1>${title}</h1><div data-island="two-factor">${content}</div></main>`;
const first = `<a id="app" href="/en/security/twofactorhome/app"><b>App</b></a> <a id="terms" href="/en/terms">Terms</a>
<form action="/en/security/twofactorhome/app" method="post"><input name="Code" value="123456"><button>Check</button></form><form id="other" action="/en/contact" method="post"></form>`;

interface Answered {
  url: string;
  options: RequestInit;
  give(html: string, more?: { status?: number; url?: string; redirected?: boolean; type?: string }): void;
  fail(error: Error): void;
}

function show(inDialog = true) {
  const requests: Answered[] = [];
  vi.stubGlobal(
    "fetch",
    (url: string, options: RequestInit) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener("abort", () => reject(options.signal!.reason));
        const give: Answered["give"] = (
          html,
          { status = 200, redirected = false, type = "text/html", ...more } = {},
        ) => {
          const response = new Response(html, { status, headers: { "Content-Type": type } });
          for (const [key, value] of Object.entries({ url: new URL(more.url ?? url, location.href).href, redirected }))
            Object.defineProperty(response, key, { value });
          resolve(response);
        };
        requests.push({ url, options, give, fail: reject });
      }),
  );
  const content = `<div data-island="two-factor">${first}</div>`;
  document.body.innerHTML = inDialog
    ? `<dialog open aria-labelledby="title"><h2 id="title">How?</h2>${content}</dialog>`
    : content;
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  const sent = document.body.innerHTML;
  const unmount = island(definition, twoFactor)(host, { signal: abort.signal, id: "two-factor-1", fail: vi.fn() });
  const click = (selector: string, more: MouseEventInit = {}): boolean => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    host.addEventListener("click", (one) => one.defaultPrevented || queueMicrotask(() => one.preventDefault()), {
      once: true,
    });
    host.querySelector(selector)!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const send = (selector = "form"): boolean =>
    !host.querySelector(selector)!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  const dialog = document.querySelector("dialog");
  return {
    host,
    requests,
    sent,
    click,
    send,
    title: () => document.getElementById("title")!,
    problem: () => document.querySelector("[role=alert]")!.textContent,
    close: () => {
      dialog!.dispatchEvent(new Event("close"));
      abort.abort();
      unmount();
    },
  };
}
const answered = (host: HTMLElement) => vi.waitFor(() => expect(host.hasAttribute("aria-busy")).toBe(false));

test("SEC-02 a link to a step opens it in the dialog and focuses its heading", async () => {
  const { host, requests, click, title } = show();
  expect(click("#app b")).toBe(true);
  expect(host.getAttribute("aria-busy")).toBe("true");
  expect(requests[0]!.url).toBe("/en/security/twofactorhome/app");
  requests[0]!.give(stepPage("With an <em>app</em>", `<a href="../../terms">Terms</a><form method="post"></form>`));
  await answered(host);
  expect(title().textContent).toBe("With an app");
  expect(document.activeElement).toBe(title());
  expect(host.querySelector("a")!.getAttribute("href")).toBe(`${location.origin}/en/terms`);
  expect(host.querySelector("form")!.getAttribute("action")).toBe(`${location.origin}/en/security/twofactorhome/app`);
});

test("SEC-02 other links, forms and modified clicks are left alone", () => {
  const { click, send, requests } = show();
  expect([click("#terms"), click("#app", { ctrlKey: true }), send("#other")]).toEqual([false, false, false]);
  expect(requests).toEqual([]);
  const page = show(false);
  expect([page.click("#app"), page.send()]).toEqual([false, false]);
  expect(document.body.innerHTML).toBe(page.sent);
});

test("SEC-02 the second of two quick links wins", async () => {
  const { host, requests, click, title } = show();
  click("#app");
  click("#app");
  requests[1]!.give(stepPage("Second", "Second"));
  await vi.waitFor(() => expect(title().textContent).toBe("Second"));
  expect(requests[0]!.options.signal!.aborted).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
  expect(host.textContent).toBe("Second");
});

test("SEC-02 a code is sent once; an error focuses the field, success shows the next step", async () => {
  const { host, requests, send, click, title, close } = show();
  send();
  send();
  click("#app");
  expect(requests.map(({ options }) => String(options.body))).toEqual(["Code=123456"]);
  requests[0]!.give(stepPage("Again", first.replace("<input", `<input aria-invalid="true"`)), { status: 422 });
  await answered(host);
  expect(document.activeElement).toBe(host.querySelector("input"));
  send();
  requests[1]!.give(stepPage("Done", "Codes"), { redirected: true, url: "/en/security/twofactorhome/done" });
  await vi.waitFor(() => expect(title().textContent).toBe("Done"));
  expect(reloadPage).not.toHaveBeenCalled();
  close();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each<[string, (requests: Answered) => void]>([
  ["the connection breaks", ({ fail }) => fail(new TypeError("broken"))],
  ["the response times out", ({ fail }) => fail(new DOMException("late", "TimeoutError"))],
  ["the server fails", ({ give }) => give("<h1>Oops</h1>", { status: 500 })],
  ["the server refuses the request", ({ give }) => give("No", { status: 403 })],
  ["the response is not a step", ({ give }) => give("<!doctype html><body><h1>Hello</h1>")],
  ["the response is empty", ({ give }) => give("")],
])("SEC-02 when %s, the step stays and an error is shown", async (_what, answer) => {
  const { host, requests, click, send, title, problem } = show();
  click("#app");
  answer(requests[0]!);
  await answered(host);
  expect(problem()).toBe("Manager.UnknowsErrors");
  send();
  expect(problem()).toBe("");
  answer(requests[1]!);
  await vi.waitFor(() => expect(problem()).toBe("Manager.NotSent"));
  expect(host.innerHTML).toBe(first);
  expect(title().textContent).toBe("How?");
});

test("SEC-02 a redirect to another page shows that page", async () => {
  const { host, requests, send } = show();
  send();
  requests[0]!.give("<h1>Security</h1>", { redirected: true, url: "/en/account/security" });
  await answered(host);
  expect(shell.visit).toHaveBeenCalledWith(`${location.origin}/en/account/security`);
});

test("SEC-02 NAV-20 closing the dialog drops a loading step but waits for a sent form", async () => {
  const one = show();
  one.click("#app");
  one.close();
  expect(one.requests[0]!.options.signal!.aborted).toBe(true);
  expect(document.body.innerHTML).toBe(one.sent);
  expect(reloadPage).not.toHaveBeenCalled();
  abort = new AbortController();
  const two = show();
  two.send();
  two.close();
  expect(two.requests[0]!.options.signal!.aborted).toBe(false);
  two.requests[0]!.give(stepPage("Done", "Codes"));
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(shell.setHtml).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test("SEC-02 leaving the page aborts the request and reloads nothing", async () => {
  const { requests, send, close } = show();
  send();
  document.dispatchEvent(new CustomEvent("page:out", { detail: {} }));
  expect(requests[0]!.options.signal!.aborted).toBe(true);
  close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloadPage).not.toHaveBeenCalled();
});

test("SEC-02 a step is found in the response by its island", () => {
  expect(readStep("<p>Hello</p>", "https://shop.example/x")).toBeNull();
  const step = readStep(
    `<h1>Outer</h1><main id="page"><h1> Inner </h1><div data-island="two-factor"><a href="#here">Here</a><img src="qr.png"></div></main>`,
    "https://shop.example/en/security/twofactorhome/",
  );
  expect(step!.title).toBe("Inner");
  expect(
    [...step!.content.querySelectorAll("a, img")].map((one) => one.getAttribute("href") ?? one.getAttribute("src")),
  ).toEqual(["#here", "https://shop.example/en/security/twofactorhome/qr.png"]);
});
