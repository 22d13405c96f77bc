import { AnswerError, type CallOptions, HTML, isHtml, send } from "./call.ts";

/** Like `call`, but resolves with a fragment of the server's HTML. */
export async function callHtml(path: string, options: CallOptions = {}): Promise<string> {
  const response = await send(path, HTML, options);
  if (!isHtml(response)) throw new AnswerError(`expected HTML from ${response.url}`);
  return response.text();
}
