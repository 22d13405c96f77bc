import type { Culture } from "../catalogue/types.ts";
import { budget, group, type Season, seasonOn, studios, workshops as all } from "../catalogue/workshops.ts";
import { today } from "../clock.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { dateInText } from "../culture/short-dates.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { type Problem, problemsOf } from "./booking.ts";

const fieldNames = [
  "workshop",
  "date",
  "otherDate",
  "time",
  "people",
  "budgetFrom",
  "budgetTo",
  "name",
  "email",
] as const;
const atFirst = new URLSearchParams({ people: "2", budgetFrom: "20", budgetTo: "60" });

export const workshops = (show: Show) => (c: Request, culture: Culture) => showWorkshops(show, c, culture, atFirst);

export const workshopsBook = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const problems = problemsOf(fields, today());
  if (Object.keys(problems).length > 0) return showWorkshops(show, c, culture, fields, problems);
  return c.redirect(`/${culture}/workshops/booked`, 303);
};

export const workshopsBooked = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).workshops;
  // Path of the form: the workshop was not booked again when the visitor signs in or changes the language here.
  return show(c, { view: "workshops-booked", title: t.bookedTitle, description: t.booked, path: "/workshops" });
};

function showWorkshops(
  show: Show,
  c: Request,
  culture: Culture,
  fields: URLSearchParams,
  problems: Partial<Record<string, Problem>> = {},
): Response {
  const t = textsOf(culture).workshops;
  const studio = studios.find(({ id }) => id === c.req.query("studio"))?.id ?? "";
  const isRefused = Object.keys(problems).length > 0;
  const season = seasonOn(today());
  return show(c, {
    view: "workshops",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: isRefused ? 422 : 200,
    data: {
      isRefused,
      season,
      group,
      budget,
      firstDay: dateInText(culture, season.first),
      lastDay: dateInText(culture, season.last),
      studios: [{ id: "", name: t.allStudios }, ...studios.map(({ id, name }) => ({ id, name: name[culture] }))].map(
        ({ id, name }) => ({
          name,
          path: `/${culture}/workshops${id ? `?studio=${id}` : ""}`,
          current: id === studio,
        }),
      ),
      ...workshopLists(culture, studio, fields.get("workshop")),
      typed: Object.fromEntries(fieldNames.map((name) => [name, fields.get(name) ?? ""])),
      errors: Object.fromEntries(
        Object.entries(problems).map(([name, problem]) => [
          name,
          fill(t.problems[problem!], ...valuesOf(problem!, culture, season)),
        ]),
      ),
    },
  });
}

/** Workshops of the chosen studio, and the choices of the form. */
function workshopLists(culture: Culture, studio: string, chosenId: string | null) {
  const t = textsOf(culture).workshops;
  return {
    workshops: all
      .filter((workshop) => !studio || workshop.studio === studio)
      .map((workshop) => ({
        name: workshop.name[culture],
        text: workshop.text[culture],
        picture: `/media/articles/${workshop.pictureKey}.svg`,
        studio: studios.find(({ id }) => id === workshop.studio)?.name[culture],
        facts: fill(t.facts, money(culture, workshop.price), workshop.minutes),
      })),
    choices: studios.map((place) => ({
      studio: place.name[culture],
      workshops: all
        .filter((workshop) => workshop.studio === place.id)
        .map(({ id, name }) => ({ id, name: name[culture], chosen: id === chosenId })),
    })),
  };
}

/** Values for the placeholders of a problem's message. */
function valuesOf(problem: Problem, culture: Culture, season: Season): (string | number)[] {
  const values: Partial<Record<Problem, (string | number)[]>> = {
    date: [dateInText(culture, season.first)],
    late: [dateInText(culture, season.first), dateInText(culture, season.last)],
    hours: [season.opens, season.closes],
    people: [group.smallest, group.largest],
    budget: [budget.least, budget.most],
  };
  return values[problem] ?? [];
}
