import { Eta } from "eta";
import { inRepository } from "../in-repository.ts";

const eta = new Eta({
  views: inRepository("fixtures-html/cms/views"),
  cache: false,
  autoEscape: true,
  autoTrim: [false, false],
});

export const render = (view: string, data: object): string => eta.render(`./${view}`, data);
