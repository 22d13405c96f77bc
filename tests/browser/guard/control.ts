import type { Prepared } from "../../../fixtures-html/cms/control/answers.ts";
import type { LabPage } from "../../../fixtures-html/cms/control/lab.ts";
import type { Entry } from "../../../fixtures-html/cms/control/log.ts";

export type Control = ReturnType<typeof controlOf>;

/** The hands behind the stand-in at `home`. */
export function controlOf(home: string) {
  const send = async (name: string, body?: object): Promise<Response> => {
    const response = await fetch(new URL(`/__control/${name}`, home), {
      method: name === "log" ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`the stand-in refused /__control/${name} with ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    /** Forgets carts, answers, pages and the log. */
    reset: () => send("reset"),
    answer: (answer: Prepared) => send("answers", answer),
    /** Serves `html` at a path under /lab/; `{{nonce}}` in it becomes the nonce of the policy. */
    page: (path: string, html: string, options: Pick<LabPage, "headers" | "status"> = {}) =>
      send("pages", { path, html, ...options }),
    /** The requests since the last reset, oldest first. */
    log: async () => (await (await send("log")).json()) as Entry[],
  };
}
