import { Eta } from "eta";
import { join } from "node:path";
import type { ReferencePage } from "./pages.ts";

/** Read from the repository's folder, which is where the build and the tests run. */
const eta = new Eta({
  views: join(process.cwd(), "tools/reference/views"),
  autoEscape: true,
  autoTrim: [false, false],
  cache: true,
});

/** The page as HTML. */
export const renderPage = ({ view, data }: ReferencePage): string => eta.render(`./${view}`, data);
