import { expect, test } from "vitest";
import { AnswerError, HttpError } from "../../../shared/http/call.ts";
import { reactionTo } from "../../../shared/http/report.ts";

test("ERR-02 a 404 response is only logged", () => expect(reactionTo(new HttpError(404, "/x", ""))).toBe("log"));

test("ERR-03 an aborted call only logs a warning", () => {
  expect(reactionTo(new DOMException("stopped", "AbortError"))).toBe("warn");
});

test("ERR-01 a 401 response shows and logs nothing", () =>
  expect(reactionTo(new HttpError(401, "/x", ""))).toBe("nothing"));

test.each<[string, unknown]>([
  ["a 400 response", new HttpError(400, "/x", "")],
  ["a 500 response", new HttpError(500, "/x", "")],
  ["a timeout", new DOMException("late", "TimeoutError")],
  ["a network failure", new TypeError("Failed to fetch")],
  ["a response of the wrong type", new AnswerError("HTML")],
  ["a thrown undefined", undefined],
])("ERR-04 %s shows the error dialog", (_what, error) => expect(reactionTo(error)).toBe("dialog"));
