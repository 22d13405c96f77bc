import type { Json } from "../remote-tab.ts";
import { clearStorage, POINTER_START, type ReusableTab } from "../reusable-tab.ts";
import { webDriverInput } from "../webdriver-input.ts";
import type { BidiClient } from "./bidi.ts";
import { fromRemote, type RemoteValue } from "./remote-value.ts";

/** Opens a tab in a new user context, which has cookies and storage of its own. */
export async function newTab(client: BidiClient): Promise<ReusableTab> {
  const { userContext } = await client.send<{ userContext: string }>("browser.createUserContext");
  const { context } = await client.send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
  const act = (type: string, actions: object[]): Promise<unknown> =>
    client.send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  const traverse = (delta: number): Promise<unknown> =>
    client.send("browsingContext.traverseHistory", { context, delta });
  const open = async (url: string): Promise<void> =>
    void (await client.send("browsingContext.navigate", { context, url, wait: "complete" }));
  const input = webDriverInput(act);

  return {
    open,
    reload: async () => void (await client.send("browsingContext.reload", { context, wait: "complete" })),
    back: async () => void (await traverse(-1)),
    forward: async () => void (await traverse(1)),
    call: async (source, args) => fromRemote(await callFunction(client, context, source, args)),
    ...input,
    async chooseFiles(source, args, files) {
      const { sharedId } = await callFunction(client, context, source, args);
      await client.send("input.setFiles", { context, element: { sharedId }, files });
    },
    resize: async (width, height) =>
      void (await client.send("browsingContext.setViewport", { context, viewport: { width, height } })),
    async screenshot() {
      const { data } = await client.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    close: async () => void (await client.send("browser.removeUserContext", { userContext })),
    async clear(quietUrl) {
      await client.send("input.releaseActions", { context });
      await open(quietUrl);
      await callFunction(client, context, clearStorage, []);
      await client.send("storage.deleteCookies", { partition: { type: "storageKey", userContext } });
      await input.movePointer(POINTER_START, POINTER_START);
    },
  };
}

interface CallResult {
  type: "success" | "exception";
  result: RemoteValue;
  exceptionDetails?: { text: string };
}

async function callFunction(client: BidiClient, context: string, source: string, args: Json[]): Promise<RemoteValue> {
  const { type, result, exceptionDetails } = await client.send<CallResult>("script.callFunction", {
    functionDeclaration: `() => (${source})(...${JSON.stringify(args)})`,
    awaitPromise: true,
    target: { context },
    serializationOptions: { maxDomDepth: 0 },
  });
  if (type === "exception") throw new Error(exceptionDetails?.text);
  return result;
}
