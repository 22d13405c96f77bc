// The JSON schemas, in the language service of VS Code.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getLanguageService, type JSONSchema, TextDocument } from "vscode-json-languageservice";
import { jsonSchema } from "../../../tools/editor/json-schema.ts";
import { describedIslands } from "../../described-islands.ts";

const islands = await describedIslands();
const quantity = jsonSchema(islands.find(({ name }) => name === "quantity")!) as JSONSchema;

const service = getLanguageService({
  // A `$schema` is a path from the folder of the file, here the repository's.
  schemaRequestService: async (uri) => readFileSync(new URL(uri).pathname.slice(1), "utf8"),
  workspaceContext: { resolveRelativePath: (path, file) => new URL(path, file).href },
});
service.configure({
  schemas: [
    { uri: "test://quantity", fileMatch: ["quantity.json"], schema: quantity },
    { uri: "test:///tools/proxy/rules.schema.json", fileMatch: ["rules.json"] },
  ],
});
const open = (file: string, text: string): TextDocument => TextDocument.create(`test:///${file}`, "json", 1, text);

/** Completions at the cursor mark. */
async function completions(file: string, text: string): Promise<string[]> {
  const document = open(file, text.replace("|", ""));
  const list = await service.doComplete(
    document,
    document.positionAt(text.indexOf("|")),
    service.parseJSONDocument(document),
  );
  return list!.items.map(({ label }) => label);
}

async function problems(file: string, text: string): Promise<string[]> {
  const document = open(file, text);
  return (await service.doValidation(document, service.parseJSONDocument(document))).map(({ message }) =>
    String(message),
  );
}

test("editor: VS Code completes, documents and checks the attributes of an island in JSON", async () => {
  expect(await completions("quantity.json", "{ |")).toEqual(
    expect.arrayContaining(["data-min", "data-max", "data-step", "data-sold-by"]),
  );
  expect(await completions("quantity.json", '{ "data-sold-by": | }')).toEqual(
    expect.arrayContaining(['"piece"', '"weight"', '"length"']),
  );
  const document = open("quantity.json", '{ "data-max": 3 }');
  const hover = await service.doHover(document, document.positionAt(4), service.parseJSONDocument(document));
  expect(JSON.stringify(hover!.contents)).toContain("Largest quantity");
  expect(await problems("quantity.json", '{ "data-max": 3 }')).toEqual([]);
  expect(await problems("quantity.json", '{ "data-max": -1 }')).toHaveLength(1);
  expect(await problems("quantity.json", '{ "data-mx": 1 }')).toHaveLength(1);
});

test("editor: VS Code completes and checks the rules of the proxy", async () => {
  expect(await completions("rules.json", "{ |")).toEqual(
    expect.arrayContaining(["page", "settings", "mark", "remove", "adapters"]),
  );
  expect(await problems("rules.json", readFileSync("docs/examples/proxy-rules.json", "utf8"))).toEqual([]);
  expect(await problems("rules.json", '{ "marks": [] }')).toHaveLength(1);
});
