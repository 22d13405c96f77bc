import { expect, test } from "vitest";
import { AnswerError, HttpError } from "../../../shared/http/call.ts";
import { reactionTo } from "../../../shared/http/report.ts";

test("ERR-02 what was not found is only logged", () => expect(reactionTo(new HttpError(404, "/x", ""))).toBe("log"));

test("ERR-03 an aborted call disturbs nobody", () => {
  expect(reactionTo(new DOMException("stopped", "AbortError"))).toBe("warn");
});

test("ERR-01 who was asked to sign in and did not want to is told nothing more", () =>
  expect(reactionTo(new HttpError(401, "/x", ""))).toBe("nothing"));

test.each<[string, unknown]>([
  ["a refusal", new HttpError(400, "/x", "")],
  ["a server's failure", new HttpError(500, "/x", "")],
  ["a call that took too long", new DOMException("late", "TimeoutError")],
  ["a lost network", new TypeError("Failed to fetch")],
  ["an answer of another type", new AnswerError("HTML")],
  ["a throw of nothing", undefined],
])("ERR-04 %s is told to the visitor", (_what, error) => expect(reactionTo(error)).toBe("dialog"));
