import { join } from "node:path";
import { Eta } from "eta";

const eta = new Eta({ views: join(process.cwd(), "fixtures-html/cms/views"), cache: false, autoEscape: true, autoTrim: [false, false] });

export const render = (view: string, data: object): string => eta.render(`./${view}`, data);
