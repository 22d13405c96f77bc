// Which tags load the shell.
import { expect, test } from "vitest";
import { parseHtml } from "../../../tools/capture/html/tree.ts";
import { shellFileOf } from "../../../tools/html/shell-tags.ts";
import { elementsIn } from "../../../tools/html/tree.ts";

const files = (head: string): (string | null)[] =>
  [...elementsIn(parseHtml(head))].filter(({ name }) => ["link", "script"].includes(name)).map(shellFileOf);

test.each([
  ["the names of the build", '<script src="/atoll/atoll.js"></script>', "atoll.js"],
  ["a hash of the build", '<script src="https://cdn.example/a/atoll.U4Z8RVS3.js?v=1"></script>', "atoll.js"],
  ["a hash without a digit", '<script src="atoll.ABCDEFGH.js"></script>', "atoll.js"],
  ["a hash of another bundler", '<script src="/assets/atoll-9f86d081.min.js"></script>', "atoll.js"],
  ["the style of the shell", '<link rel="stylesheet" href="/atoll/atoll.GQWYBSG9.css">', "atoll.css"],
  ["the style of the islands", "<link rel=stylesheet href=/atoll/atoll-islands.CHWYW0JN.css>", "atoll-islands.css"],
  ["the theme", "<link rel=stylesheet href=/atoll/atoll-theme.4T2WBQ2K.css>", "atoll-theme.css"],
  ["a preload hint for a style", "<link rel=preload as=style href=/atoll/atoll.css>", "atoll.css"],
  ["a preload hint for a script", "<link rel=preload as=script href=/atoll/atoll.js>", null],
  ["a file of another name", "<script src=/js/my-atoll.js></script>", null],
  ["an adapter of the site", "<script src=/js/atoll-adapter.js></script>", null],
  ["another chunk of the build", "<script src=/atoll/chunks/atoll-navigation.U4Z8RVS3.js></script>", null],
  ["a link that loads no file", '<link rel="canonical" href="/atoll.css">', null],
])("the tags of the shell: %s", (_, tag, expected) => {
  expect(files(tag)).toEqual([expected]);
});
