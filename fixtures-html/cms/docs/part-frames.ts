import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import { revalidate, send } from "../assets/send.ts";
import type { Env, Request, Site } from "../env.ts";
import { formFields } from "../http/form-fields.ts";
import { templateHelpers } from "../http/template-helpers.ts";
import { render } from "../http/templates.ts";
import { consumeFlash, flash } from "../session/flash.ts";
import type { Session } from "../session/sessions.ts";
import { framePage } from "./frame-page.ts";
import { type Lamp, lamps, reviews } from "./lamps.ts";
import { pottery, potteryStyle } from "./pottery.ts";

/** Address of these pages. */
const folder = "/islands/frames/parts";

/** Small sites that show what docs/guides/parts.md, view-transitions.md and forms.md describe. */
export function partFrames(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  const show = (c: Request, title: string, view: string, data: object = {}, head = ""): Response => {
    const markup = render(`docs/parts/${view}`, { ...templateHelpers("en"), folder, ...data });
    return c.html(framePage(site, c, { title, isTitleVisible: true, markup, head, culture: "en" }));
  };

  app.get("/target", (c) => show(c, "Reading lamp", "target", pageOf(c, reviews, 2)));

  app.get("/more", (c) => show(c, "Lamps", "more", pageOf(c, lamps, 3)));
  app.get("/more/:id{\\d+}", (c) => {
    const lamp = lamps.find(({ id }) => id === Number(c.req.param("id")));
    return lamp ? show(c, lamp.name, "lamp", { lamp }) : c.notFound();
  });

  app.get("/morph", (c) => show(c, "Compare lamps", "morph", sortedLamps(c.req.query("sort"))));

  const [readingLamp, deskLamp] = lamps as [Lamp, Lamp];
  const readingPath = `${folder}/keep`;
  const deskPath = `${folder}/keep/desk-lamp`;
  app.get("/keep", (c) =>
    show(c, readingLamp.name, "keep", { lamp: readingLamp, other: { name: deskLamp.name, path: deskPath } }),
  );
  app.get("/keep/desk-lamp", (c) =>
    show(c, deskLamp.name, "keep", { lamp: deskLamp, other: { name: readingLamp.name, path: readingPath } }),
  );
  app.post("/keep/question", (c) => c.redirect(`${folder}/keep/thanks`, 303));
  app.get("/keep/thanks", (c) => show(c, "Thank you", "thanks"));

  const transitionHead = `<meta name="view-transition" content="same-origin">
  <link rel="stylesheet" href="${folder}/transition.css">`;
  app.get("/transition.css", (c) =>
    send(c, { body: potteryStyle, type: "text/css; charset=utf-8", cache: revalidate }),
  );
  app.get("/transition", (c) => show(c, "Pottery", "transition", { pottery }, transitionHead));
  app.get("/transition/:id", (c) => {
    const piece = pottery.find(({ id }) => id === c.req.param("id"));
    return piece ? show(c, piece.name, "piece", { piece }, transitionHead) : c.notFound();
  });

  app.get("/unsaved", (c) =>
    show(c, "Your address", "unsaved", {
      address: addresses.get(c.var.session) ?? { street: "Kaai 12", town: "Ghent" },
      message: consumeFlash(c)?.text,
    }),
  );
  app.post("/unsaved", async (c) => {
    const fields = await formFields(c);
    addresses.set(c.var.session, { street: fields.get("Street") ?? "", town: fields.get("Town") ?? "" });
    await setTimeout(SAVING_MS);
    flash(c, "Saved");
    return c.redirect(`${folder}/unsaved`, 303);
  });
  app.get("/unsaved/account", (c) => show(c, "Your account", "account"));
  return app;
}

/** Time to save an address: long enough to read the button. */
const SAVING_MS = 1000;

const addresses = new WeakMap<Session, { street: string; town: string }>();

/** The items of the page that the request asks for. */
function pageOf<Item>(c: Request, items: Item[], size: number) {
  const count = Math.ceil(items.length / size);
  const wanted = Number(c.req.query("page"));
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= count ? wanted : 1;
  return { page, count, items: items.slice((page - 1) * size, page * size) };
}

const orders = {
  name: (one: Lamp, other: Lamp) => one.name.localeCompare(other.name, "en"),
  price: (one: Lamp, other: Lamp) => one.price - other.price,
  weight: (one: Lamp, other: Lamp) => one.kilograms - other.kilograms,
};

function sortedLamps(wanted = "") {
  const sort = Object.hasOwn(orders, wanted) ? (wanted as keyof typeof orders) : "name";
  return { sort, sorts: Object.keys(orders), lamps: lamps.slice(0, 4).sort(orders[sort]) };
}
