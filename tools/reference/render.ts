import { Eta } from "eta";
import { join } from "node:path";
import type { ReferencePage } from "./pages.ts";

/** The page as HTML. Read from the repository's folder, which is where the build and the tests run. */
export function renderPage({ view, data }: ReferencePage): string {
  const eta = new Eta({ views: join(process.cwd(), "tools/reference/views"), autoEscape: true, autoTrim: [false, false] });
  return eta.render(`./${view}`, data);
}
