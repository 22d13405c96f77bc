/** How the next answers for a path differ from the stand-in's own. */
export interface Answer {
  path: string;
  method?: string;
  /** How many answers; 1 when left out. */
  times?: number;
  /** Milliseconds to wait before it. */
  delay?: number;
  status?: number;
  body?: string;
  contentType?: string;
  /** Close the connection without an answer. */
  drop?: boolean;
}

/** A request that the stand-in got. */
interface LoggedRequest {
  method: string;
  path: string;
  search: string;
  status: number;
  /** The headers Sec-Fetch-Dest and Sec-Purpose. */
  dest: string;
  purpose: string;
  headers: Record<string, string>;
}

export type Control = ReturnType<typeof controlOf>;

/** The hands behind the stand-in at `home`. */
export function controlOf(home: string) {
  const send = async (name: string, body?: object): Promise<Response> => {
    const response = await fetch(new URL(`/__control/${name}`, home), {
      method: name === "log" ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the stand-in refused /__control/${name} with ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    /** Forgets carts, answers, pages and the log. */
    reset: () => send("reset"),
    answer: (answer: Answer) => send("answers", answer),
    /** Serves `html` at a path under /lab/; `{{nonce}}` in it becomes the nonce of the policy. */
    page: (path: string, html: string, options: { headers?: Record<string, string>; status?: number } = {}) =>
      send("pages", { path, html, ...options }),
    /** The requests since the last reset, oldest first. */
    log: async () => (await (await send("log")).json()) as LoggedRequest[],
  };
}
