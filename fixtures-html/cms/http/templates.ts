import { Eta } from "eta";
import { repositoryPath } from "../repository-path.ts";

const eta = new Eta({
  views: repositoryPath("fixtures-html/cms/views"),
  cache: false,
  autoEscape: true,
  autoTrim: [false, false],
});

export const render = (view: string, data: object): string => eta.render(`./${view}`, data);
