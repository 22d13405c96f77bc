import type { BrowserContext, Page, Request } from "@playwright/test";
import type { Guard } from "./guard.ts";

export interface LoadGuard extends Guard {
  /** Runs `act` and waits for the document of the one full page load that it must cause. */
  expect(act: () => Promise<unknown>, timeout?: number): Promise<void>;
  /** Runs `act`, which loads a page on purpose. */
  own<T>(act: () => Promise<T>): Promise<T>;
}

/** High on purpose: it only stops a test that hangs. */
const LOAD_TIMEOUT_MS = 10_000;

/** Collects documents that were loaded in full instead of being swapped in. The first load of each tab is allowed. */
export function watchLoads(context: BrowserContext): LoadGuard {
  const watched = new WeakSet<Page>();
  const unexpected = new Set<Request>();
  /** Receives the next load, which is then expected. */
  let claim: ((request: Request) => void) | undefined;

  context.on("request", (request) => {
    const page = pageOfLoad(request);
    if (page === undefined) return;
    if (claim !== undefined) claim(request);
    else if (watched.has(page)) unexpected.add(request);
    watched.add(page);
  });
  // A download or an empty response does not replace the document.
  context.on("response", (response) => {
    const disposition = response.headers()["content-disposition"] ?? "";
    if (response.status() === 204 || disposition.startsWith("attachment")) unexpected.delete(response.request());
  });

  /** The document of the next load. */
  const nextLoad = () =>
    new Promise<{ isThere: Promise<void> }>((resolve) => {
      claim = (request) => {
        claim = undefined;
        resolve({ isThere: documentOf(request) });
      };
    });

  return {
    async expect(act, timeout = LOAD_TIMEOUT_MS) {
      const load = nextLoad();
      await act();
      const document = await within(timeout, load);
      claim = undefined;
      if (document === undefined) throw new Error(`a full page load was expected, and none began within ${timeout} ms`);
      await document.isThere;
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

/** The page whose document this request loads; undefined for other requests and for later redirects of a chain. */
function pageOfLoad(request: Request): Page | undefined {
  if (!request.isNavigationRequest() || request.redirectedFrom() !== null) return undefined;
  try {
    const frame = request.frame();
    return frame.parentFrame() === null ? frame.page() : undefined;
  } catch {
    // A new tab requests its first document before the tab exists; that load is allowed anyway.
    return undefined;
  }
}

/**
 * Resolves when the document of a load that has just begun is there and its deferred scripts have run, or when the load
 * has failed. `page.waitForLoadState` would be content with the document that is being left.
 */
function documentOf(load: Request): Promise<void> {
  const page = pageOfLoad(load)!;
  return new Promise((resolve) => {
    const end = (): void => {
      page.off("domcontentloaded", end);
      page.off("requestfailed", endOfFailed);
      resolve();
    };
    const endOfFailed = (request: Request): void => void (pageOfLoad(request) === page && end());
    page.on("domcontentloaded", end);
    page.on("requestfailed", endOfFailed);
  });
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
