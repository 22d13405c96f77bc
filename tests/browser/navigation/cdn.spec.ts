import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

interface Manifest {
  shell: { hashed: { file: string; css: string } };
  files: Record<string, { integrity: string }>;
}

test("NAV-01 QTY-01 loaded from a CDN with integrity and CSP, pages swap and islands work", async ({
  page,
  control,
  cms,
  guard,
}) => {
  guard.allowUnknown(/request to another host: GET http:\/\/localhost:\d+\/atoll\//);
  // A second host name of the same server is a different origin.
  const cdn = `${cms.url.replace("127.0.0.1", "localhost")}/atoll`.replace(/(?<!:)\/\//g, "/");
  const { shell, files } = (await (
    await fetch(`${cms.url}/atoll/manifest.json`.replace(/(?<!:)\/\//g, "/"))
  ).json()) as Manifest;
  const { file, css } = shell.hashed;
  const ownPage = {
    bare: true,
    head: `<script type="application/json" data-atoll-settings>{ "culture": "en", "locale": "en" }</script>
<link rel="stylesheet" href="${cdn}/${css}" integrity="${files[css]!.integrity}" crossorigin><script
  src="${cdn}/${file}" integrity="${files[file]!.integrity}" crossorigin defer></script>`,
    headers: {
      "Content-Security-Policy": `default-src 'self'; script-src 'self' ${new URL(cdn).origin}; style-src 'self' ${new URL(cdn).origin}; img-src data:`,
    },
    before: menu("one", "two"),
  };
  await serveLab(control, {
    one: { ...ownPage, page: "<h1>One</h1>" },
    two: {
      ...ownPage,
      page: '<h1>Two</h1><div data-island="quantity"><label for="q">Cups</label><input id="q" name="Quantity" value="1"></div>',
    },
  });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.getByRole("button", { name: "Increase" }).click();
  await expect(page.getByRole("textbox")).toHaveValue("2");
});
