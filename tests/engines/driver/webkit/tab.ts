import { clearStorage, POINTER_START, type ReusableTab } from "../reusable-tab.ts";
import { webDriverInput } from "../webdriver-input.ts";
import { WebDriverSession } from "./webdriver.ts";

/** The key under which WebDriver writes a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Opens a window of a new session, which has cookies and storage of its own. `limit` ends the wait for it. */
export async function newTab(
  server: string,
  browser: string,
  hasScript: boolean,
  limit: AbortSignal,
): Promise<ReusableTab> {
  const capabilities = {
    alwaysMatch: {
      "webkitgtk:browserOptions": {
        binary: browser,
        // A window without a toolbar has the size that a test asks for, also that of a phone.
        // Without compositing (launch.ts) a view transition would crash it.
        args: [
          "--automation",
          "--full-screen",
          "--features=-ViewTransitions,-CrossDocumentViewTransitions",
          `--enable-javascript=${hasScript}`,
        ],
      },
    },
  };
  const session = await WebDriverSession.start(server, capabilities, limit);
  const act = (type: string, actions: object[]): Promise<unknown> =>
    session.post("/actions", { actions: [{ type, id: type, actions }] });
  const input = webDriverInput(act);
  return {
    open: (url) => session.post("/url", { url }),
    reload: () => session.post("/refresh"),
    back: () => session.post("/back"),
    forward: () => session.post("/forward"),
    call: (source, args) => session.call(source, args),
    ...input,
    async chooseFiles(source, args, paths) {
      const { [ELEMENT]: id } = await session.call<{ [ELEMENT]: string }>(source, args);
      await session.post(`/element/${id}/value`, { text: paths.join("\n") });
    },
    resize: (width, height) => session.post("/window/rect", { width, height }),
    screenshot: async () => Buffer.from(await session.get<string>("/screenshot", AbortSignal.timeout(5_000)), "base64"),
    close: () => session.end(),
    async clear(quietUrl) {
      await session.delete("/actions");
      await session.post("/url", { url: quietUrl });
      await session.call(clearStorage, []);
      await session.delete("/cookie");
      await input.movePointer(POINTER_START, POINTER_START);
    },
  };
}
