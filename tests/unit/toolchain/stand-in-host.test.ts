// Pages of other sites must not read or change the stand-in shop, which runs on the machine of a developer.
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isLocalAddress } from "../../../fixtures-html/cms/http/own-host.ts";
import { type Cms, startCms } from "../../../fixtures-html/cms/server.ts";

let cms: Cms;
beforeAll(async () => void (cms = await startCms({ port: 0, dist: "", docs: "" })));
afterAll(() => cms.close());

function ask(headers: Record<string, string>, method = "GET"): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${cms.url}/en/contact`, { method, headers }, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += String(part)));
      response.on("end", () => resolve({ status: response.statusCode!, text }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

test.each(["127.0.0.1", "localhost", "t17.localhost:4100", "[::1]:4100", "LOCALHOST"])(
  "the shop answers at %s",
  async (host) => {
    expect((await ask({ host })).status).toBe(200);
  },
);

test.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:4100"])(
  "a page of another site that points its name %j to this machine reads and changes nothing",
  async (host) => {
    expect(await ask({ host })).toEqual({
      status: 421,
      text: `The shop expects a host name of this machine, such as 127.0.0.1, got "${host}".`,
    });
    expect((await ask({ host, origin: `http://${host}` }, "POST")).status).toBe(421);
  },
);

test("a request from a page of another site changes nothing", async () => {
  expect((await ask({ origin: "https://evil.example" }, "POST")).status).toBe(403);
});

test("a shop that other machines may reach has any name", () => {
  expect(["127.0.0.1", "localhost", "::1"].map(isLocalAddress)).toEqual([true, true, true]);
  expect(["0.0.0.0", "::", "192.168.1.5"].map(isLocalAddress)).toEqual([false, false, false]);
});
