/** A client for one session of WebDriver, the protocol with which WebKitGTK can be driven. */
import type { Json } from "../remote-tab.ts";

/** Milliseconds that a command may take; a driver that hangs must not hold up the test run. */
const TIMEOUT_MS = 30_000;
const END_TIMEOUT_MS = 10_000;

export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** @param server URL of the WebDriver server */
  static async start(server: string, capabilities: object, limit: AbortSignal): Promise<WebDriverSession> {
    const body = { capabilities };
    const { sessionId } = await request<{ sessionId: string }>("POST", `${server}/session`, body, limit);
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  get<T>(path: string, limit: AbortSignal): Promise<T> {
    return request("GET", `${this.#url}${path}`, undefined, limit);
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return request("POST", `${this.#url}${path}`, body);
  }

  /** Calls a function in the page, given as source text. Elements in its result are WebDriver references. */
  call<T = Json>(source: string, args: Json[]): Promise<T> {
    return this.post("/execute/sync", { script: `return (${source})(...${JSON.stringify(args)})`, args: [] });
  }

  async delete(path: string): Promise<void> {
    await request("DELETE", `${this.#url}${path}`);
  }

  async end(): Promise<void> {
    await request("DELETE", this.#url, undefined, AbortSignal.timeout(END_TIMEOUT_MS));
  }
}

async function request<T>(
  method: string,
  url: string,
  body?: object,
  signal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<T> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
