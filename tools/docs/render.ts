import { Eta } from "eta";
import { join } from "node:path";

/** The path is relative to the working directory, because the build bundles this module into another folder. */
const eta = new Eta({
  views: join(process.cwd(), "tools/docs/views"),
  autoEscape: true,
  autoTrim: [false, false],
  cache: true,
});

/** Renders the template `view` with `data`. */
export const renderView = (view: string, data: object): string => eta.render(`./${view}`, data);
