import { AnswerError, type CallOptions, isHtml, send } from "./call.ts";

/** Like `call`, for a request whose response body is ignored. An HTML page as the response counts as a failure. */
export async function callVoid(path: string, options: CallOptions): Promise<void> {
  const response = await send(path, "application/json", options);
  if (isHtml(response) && /<(!doctype|html|body)/i.test(await response.text()))
    throw new AnswerError(`expected no page from ${response.url}`);
}
