import type { BrowserContext, Page, Request } from "@playwright/test";
import type { Guard } from "./guard.ts";

export interface LoadGuard extends Guard {
  /** Runs `act` and waits for the one full page load that it must cause. */
  expect(act: () => Promise<unknown>): Promise<void>;
  /** Runs `act`, a load of the test's own making. */
  own<T>(act: () => Promise<T>): Promise<T>;
}

const patience = 3000;

/** Documents loaded in place of being swapped in. The first of each page is free. */
export function watchLoads(context: BrowserContext): LoadGuard {
  const seen = new WeakSet<Page>();
  const unexpected = new Set<Request>();
  /** Takes the next load away from the unexpected ones. */
  let claim: ((request: Request) => void) | undefined;

  context.on("request", (request) => {
    const page = pageOfLoad(request);
    if (page === undefined) return;
    if (claim !== undefined) claim(request);
    else if (seen.has(page)) unexpected.add(request);
    seen.add(page);
  });
  // A download or an empty answer leaves the document where it is.
  context.on("response", (response) => {
    const disposition = response.headers()["content-disposition"] ?? "";
    if (response.status() === 204 || disposition.startsWith("attachment")) unexpected.delete(response.request());
  });

  const nextLoad = () =>
    new Promise<Request>((resolve) => {
      claim = (request) => {
        claim = undefined;
        resolve(request);
      };
    });

  return {
    async expect(act) {
      const load = nextLoad();
      await act();
      const request = await within(patience, load);
      claim = undefined;
      if (request === undefined) throw new Error(`a full page load was expected, and none began within ${patience} ms`);
      await pageOfLoad(request)?.waitForLoadState("domcontentloaded");
    },
    async own(act) {
      void nextLoad();
      try {
        return await act();
      } finally {
        claim = undefined;
      }
    },
    findings: () =>
      [...unexpected].map(
        (request) => `full page load that the test did not announce: ${request.method()} ${request.url()}`,
      ),
  };
}

/** The page whose document this request loads; of a chain of redirects only the first counts. */
function pageOfLoad(request: Request): Page | undefined {
  if (!request.isNavigationRequest() || request.redirectedFrom() !== null) return undefined;
  try {
    const frame = request.frame();
    return frame.parentFrame() === null ? frame.page() : undefined;
  } catch {
    // The first document of a new page is asked for before the page is there; it is free anyway.
    return undefined;
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
