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
  let onLoad = (_url: string): void => {};
  await client.listen("browsingContext.load", context, (url) => onLoad(url));
  /** Firefox may never answer the command when another navigation is under way, although it loads the page. */
  const open = async (url: string): Promise<void> => {
    const isLoaded = new Promise<void>((resolve) => {
      onLoad = (loaded) => loaded === url && resolve();
    });
    await Promise.race([isLoaded, client.send("browsingContext.navigate", { context, url, wait: "complete" })]);
  };
  const input = webDriverInput(act);
  const call = await callerOf(client, context);

  return {
    open,
    reload: async () => void (await client.send("browsingContext.reload", { context, wait: "complete" })),
    back: async () => void (await traverse(-1)),
    forward: async () => void (await traverse(1)),
    call: async (source, args) => fromRemote(await call(source, args)),
    ...input,
    async chooseFiles(source, args, files) {
      const { sharedId } = await call(source, args);
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
      await call(clearStorage, []);
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

/**
 * Returns a function that calls functions in the page. Firefox never answers a call that awaits a promise of a document
 * that goes away: such a call is rejected when the next document comes.
 */
async function callerOf(
  client: BidiClient,
  context: string,
): Promise<(source: string, args: Json[]) => Promise<RemoteValue>> {
  let leave = (): void => {};
  /** Rejects when the document goes away. */
  let left: Promise<never>;
  const begin = (): void => {
    left = new Promise((_, reject) => (leave = () => reject(new Error("the document went away"))));
    left.catch(() => undefined);
  };
  begin();
  await client.listen("browsingContext.navigationCommitted", context, () => {
    leave();
    begin();
  });
  return async (source, args) => {
    const { type, result, exceptionDetails } = await Promise.race([
      client.send<CallResult>("script.callFunction", {
        functionDeclaration: `() => (${source})(...${JSON.stringify(args)})`,
        awaitPromise: true,
        target: { context },
        serializationOptions: { maxDomDepth: 0 },
      }),
      left,
    ]);
    if (type === "exception") throw new Error(exceptionDetails?.text);
    return result;
  };
}
