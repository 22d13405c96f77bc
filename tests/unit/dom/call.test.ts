import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerError, call, type CallOptions, HttpError } from "../../../shared/http/call.ts";
import { callHtml } from "../../../shared/http/call-html.ts";
import { standInShell } from "../stand-ins/shell.ts";

const fetched = vi.fn();
beforeEach(() => {
  standInShell({ app: "/shop" });
  vi.stubGlobal("fetch", fetched.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const answer = (body: string, init?: ResponseInit): void => void fetched.mockResolvedValue(new Response(body, init));
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: unknown) => error,
  );

test("a call is sent below the application path, with JSON both ways", async () => {
  answer(`{"a":1}`);
  expect(await call("/api/x", { method: "PUT", json: { b: 2 } })).toEqual({ a: 1 });
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe("/shop/api/x");
  expect(init).toMatchObject({
    method: "PUT",
    body: `{"b":2}`,
    headers: { "Content-Type": "application/json", Accept: "application/json" },
  });
});

test("ORD-01 a form is encoded as by the browser, and read again after a login", async () => {
  const token = ["old", "new"];
  window.atoll!.login = async () => true;
  fetched.mockResolvedValueOnce(new Response("", { status: 401 })).mockResolvedValueOnce(new Response("1"));
  await call("/x", { method: "PUT", form: () => new URLSearchParams({ a: "ü &", token: token.shift()! }) });
  expect(
    fetched.mock.calls.map(([, { method, body, headers }]) => [method, String(body), headers["Content-Type"]]),
  ).toEqual([
    ["PUT", "a=%C3%BC+%26&token=old", undefined],
    ["PUT", "a=%C3%BC+%26&token=new", undefined],
  ]);
});

test("an empty response resolves with undefined", async () => {
  answer("");
  expect(await call("/x")).toBeUndefined();
});

test("a refusal has the status and the server's message", async () => {
  answer(`{"Message":"Only 3 left"}`, { status: 422 });
  const error = await failureOf(call("/x"));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 422, text: "Only 3 left" });
});

test.each(["<h1>Error</h1>", "", `{"Message":5}`, "null", `"text"`])(
  "a refusal with the body %j has no message",
  async (body) => {
    answer(body, { status: 500 });
    expect(await failureOf(call("/x"))).toMatchObject({ name: "HttpError", status: 500, text: "" });
  },
);

test("a page instead of JSON is an error that names the received type", async () => {
  answer("<html>", { headers: { "Content-Type": "text/html" } });
  const error = await failureOf(call("/x"));
  expect(error).toBeInstanceOf(AnswerError);
  expect((error as Error).message).toContain("text/html");
});

test("callHtml accepts only an HTML response", async () => {
  answer("<p>x</p>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
  expect(await callHtml("/x")).toBe("<p>x</p>");
  answer("{}", { headers: { "Content-Type": "application/json" } });
  expect(await failureOf(callHtml("/x"))).toBeInstanceOf(AnswerError);
});

const untilAborted = (_url: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    if (signal!.aborted) reject(signal!.reason as Error);
    signal!.addEventListener("abort", () => reject(signal!.reason as Error));
  });

test("a call without a response times out after 15 seconds", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  fetched.mockImplementation(untilAborted);
  const failure = failureOf(call("/x", { signal: new AbortController().signal }));
  limit.abort(new DOMException("late", "TimeoutError"));
  expect(await failure).toMatchObject({ name: "TimeoutError" });
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test("ERR-03 a call aborted by its caller rejects with an AbortError", async () => {
  fetched.mockImplementation(untilAborted);
  const abort = new AbortController();
  const failure = failureOf(call("/x", { signal: abort.signal }));
  abort.abort();
  expect(await failure).toMatchObject({ name: "AbortError" });
});

test("a failed POST is not repeated automatically", async () => {
  fetched.mockRejectedValue(new TypeError("offline"));
  expect(await failureOf(call("/x", { method: "POST", json: {} }))).toBeInstanceOf(TypeError);
  expect(fetched).toHaveBeenCalledOnce();
});

const login = (signsIn: boolean): ReturnType<typeof vi.fn> => {
  const signIn = vi.fn(async () => signsIn);
  window.atoll!.login = signIn;
  return signIn;
};
const at = (url: string, body: string, init: ResponseInit): Response =>
  Object.defineProperty(new Response(body, init), "url", { value: url });
const html = { headers: { "Content-Type": "text/html" } };

test.each<[string, () => Response]>([
  ["401", () => at("https://shop.example/x", "", { status: 401 })],
  ["the login page's address", () => at("https://shop.example/en/Security/Login?returnUrl=x", "<h1>Hello</h1>", html)],
  [
    "a login page",
    () => at("https://shop.example/x", '<body><form action="/en/security/login"><input type="password">', html),
  ],
])("ERR-01 a call answered by %s is repeated once after a login", async (_what, first) => {
  const signIn = login(true);
  fetched.mockResolvedValueOnce(first()).mockResolvedValueOnce(new Response(`{"a":1}`));
  expect(await call("/x")).toEqual({ a: 1 });
  expect(signIn.mock.calls).toEqual([[location.href, false]]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("ERR-01 an unsafe call is repeated only after confirmation, and only once", async () => {
  const signIn = login(true);
  fetched.mockImplementation(async () => at("https://shop.example/x", "", { status: 401 }));
  expect(await failureOf(call("/x", { method: "POST", json: {} }))).toMatchObject({ status: 403 });
  expect(signIn.mock.calls).toEqual([[location.href, true]]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("ERR-01 without a login page, a call answered by 401 is a failure whose message has the real status", async () => {
  standInShell({ loginPath: "" });
  fetched.mockImplementation(async () => at("https://shop.example/x", "", { status: 401 }));
  expect(await failureOf(call("/x"))).toMatchObject({ status: 403, message: "401 from https://shop.example/x" });
});

test("WSH-02 ERR-01 a resumable call is repeated once after the login, without confirmation", async () => {
  const signIn = login(true);
  fetched.mockImplementation(async () => at("https://shop.example/x", "", { status: 401 }));
  expect(await failureOf(call("/x", { method: "POST", login: "resume" }))).toMatchObject({ status: 403 });
  expect(signIn.mock.calls).toEqual([[location.href, false]]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("ERR-01 without a login the call fails and is not repeated", async () => {
  login(false);
  fetched.mockResolvedValue(at("https://shop.example/x", "", { status: 401 }));
  expect(await failureOf(call("/x"))).toMatchObject({ name: "HttpError", status: 401 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Response, string]>([
  ["401", () => at("https://shop.example/x", "", { status: 401 }), "HttpError"],
  [
    "a login page",
    () => at("https://shop.example/en/security/login", '<form><input type="password">', html),
    "AnswerError",
  ],
])("ERR-01 a call that the visitor did not trigger opens no login when answered by %s", async (_what, first, name) => {
  const signIn = login(true);
  fetched.mockImplementation(async () => first());
  expect(await failureOf(call("/x", { login: false }))).toMatchObject({ name });
  expect(signIn).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("an HTML page that is not a login page is an error and opens no login", async () => {
  const signIn = login(true);
  fetched.mockResolvedValue(at("https://shop.example/x", "<body><h1>Down</h1><input type=password>", html));
  expect(await failureOf(call("/x"))).toBeInstanceOf(AnswerError);
  expect(signIn).not.toHaveBeenCalled();
});

/** A call whose request the browser cuts off with the function `cutOff`. */
function pendingCall(options: CallOptions = {}) {
  let cutOff = (): void => {};
  fetched.mockImplementationOnce(
    () => new Promise((_, reject) => (cutOff = () => reject(new TypeError("Failed to fetch")))),
  );
  const ended = vi.fn();
  call("/x", options).then(
    (data) => ended("data", data),
    (error: Error) => ended("error", error.name),
  );
  return { ended, cutOff: () => cutOff() };
}
const dispatch = (...types: string[]): void => {
  for (const type of types) window.dispatchEvent(new Event(type));
};
/** Resolves after all promises that could end a call by now. */
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

test.each([[["beforeunload"]], [["pagehide"]], [["beforeunload", "pagehide"]]])(
  "ERR-03 a call that ends after %j stays pending: the page is left",
  async (signs) => {
    const { ended, cutOff } = pendingCall();
    dispatch(...signs);
    cutOff();
    await settled();
    expect(ended).not.toHaveBeenCalled();
  },
);

test("ERR-03 a body that is cut off as the page is left leaves the call pending", async () => {
  let cutOff = (): void => {};
  const body = new ReadableStream({ start: (source) => (cutOff = () => source.error(new TypeError("network error"))) });
  fetched.mockResolvedValueOnce(new Response(body));
  const ended = vi.fn();
  call("/x").then(ended, ended);
  await settled();
  dispatch("pagehide");
  cutOff();
  await settled();
  expect(ended).not.toHaveBeenCalled();
});

test("ERR-03 a visitor who comes back to the page gets a GET call repeated, and the failure of others", async () => {
  const [read, change] = [pendingCall(), pendingCall({ method: "POST" })];
  dispatch("beforeunload", "pagehide");
  read.cutOff();
  change.cutOff();
  await settled();
  fetched.mockImplementation(async () => new Response("5"));
  dispatch("pageshow");
  await vi.waitFor(() => expect(read.ended.mock.calls).toEqual([["data", 5]]));
  expect(change.ended.mock.calls).toEqual([["error", "TypeError"]]);
});

test("ERR-03 a visitor who stays gets the failure at the time limit; of a later call at once", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(limit.signal);
  const first = pendingCall();
  dispatch("beforeunload");
  first.cutOff();
  const later = pendingCall();
  later.cutOff();
  await settled();
  expect(first.ended).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(later.ended.mock.calls).toEqual([["error", "TypeError"]]));
  limit.abort(new DOMException("", "TimeoutError"));
  await vi.waitFor(() => expect(first.ended.mock.calls).toEqual([["error", "TimeoutError"]]));
});
