import { Eta } from "eta";
import { repositoryPath } from "../repository-path.ts";

const eta = new Eta({
  views: repositoryPath("fixtures-html/cms/views"),
  cache: false,
  autoEscape: true,
  autoTrim: [false, false],
});

/** Whether each template is compiled once; otherwise a changed file shows at the next request. */
export function compileOnce(isOnce: boolean): void {
  eta.configure({ cache: isOnce });
}

export const render = (view: string, data: object): string => eta.render(`./${view}`, data);
