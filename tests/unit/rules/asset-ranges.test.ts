// The stand-in's range requests for films: Safari plays only films that it can request in ranges.
import { expect, test } from "vitest";
import { readRange } from "../../../fixtures-html/cms/assets/send.ts";
import { visitor } from "../stand-ins/shop.ts";

test("CNT-03 a Range header is limited to the file's bytes; an unsupported one is ignored", () => {
  const ranges = ["bytes=0-1", "bytes=4-", "bytes=-3", "bytes=-30", "bytes=8-30"].map((header) =>
    readRange(header, 10),
  );
  expect(ranges).toEqual([
    { from: 0, to: 1 },
    { from: 4, to: 9 },
    { from: 7, to: 9 },
    { from: 0, to: 9 },
    { from: 8, to: 9 },
  ]);
  expect(["bytes=10-", "bytes=10-12", "bytes=-0"].map((header) => readRange(header, 10))).toEqual([
    "none",
    "none",
    "none",
  ]);
  expect(
    [undefined, "", "bytes=-", "bytes=5-2", "bytes=0-1,4-5", "items=0-1"].map((header) => readRange(header, 10)),
  ).toEqual([null, null, null, null, null, null]);
});

test("CNT-03 the shop's video supports range requests; compressed files are sent whole", async () => {
  const { ask } = visitor();
  const film = (headers: Record<string, string> = {}): Promise<Response> => ask("/theme/sea.webm", { headers });
  const full = await film();
  const bytes = new Uint8Array(await full.arrayBuffer());
  expect([full.status, full.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
  const part = await film({ Range: "bytes=2-4", "If-Range": full.headers.get("ETag")! });
  expect([part.status, part.headers.get("Content-Range"), part.headers.get("Content-Type")]).toEqual([
    206,
    `bytes 2-4/${bytes.length}`,
    "video/webm",
  ]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 5));
  expect((await film({ Range: "bytes=2-4", "If-Range": '"another"' })).status).toBe(200);
  const none = await film({ Range: `bytes=${bytes.length}-` });
  expect([none.status, none.headers.get("Content-Range"), await none.text()]).toEqual([
    416,
    `bytes */${bytes.length}`,
    "",
  ]);
  expect((await ask("/theme/theme.css", { headers: { Range: "bytes=0-1" } })).status).toBe(200);
});
