import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { mapUrl, shops } from "../places/shops.ts";
import { looksLikeEmail } from "./email.ts";

const subjects = ["question", "order", "return"] as const;
const fewestCharacters = 10;

/** Contact details for the QR code. RFC 6350 */
const vcard = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  "N:;Lagune;;;",
  "FN:Lagune",
  "ORG:Lagune",
  "TEL:+3259550127",
  "EMAIL:hello@lagune.example",
  "ADR:;;Visserskaai 27;Oostende;;8400;Belgium",
  "END:VCARD",
].join("\r\n");

type Errors = Partial<Record<"name" | "email" | "message", string>>;

export const contact = (show: Show) => (c: Request, culture: Culture) =>
  showContact(show, c, culture, new URL(c.req.url).searchParams);

export const contactSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const errors = check(culture, fields);
  if (Object.keys(errors).length > 0) return showContact(show, c, culture, fields, errors);
  return c.redirect(`/${culture}/contact/sent`, 303);
};

export const contactSent = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).forms.contact;
  // Path of the form: the message was not sent again when the visitor signs in or changes the language here.
  return show(c, { view: "contact-sent", title: t.sentTitle, description: t.sent, path: "/contact" });
};

function showContact(show: Show, c: Request, culture: Culture, fields: URLSearchParams, errors?: Errors): Response {
  const t = textsOf(culture).forms.contact;
  const subject = fields.get("subject");
  return show(c, {
    view: "contact",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: errors ? 422 : 200,
    data: {
      vcard,
      shops: shops.map((shop) => ({ ...shop, mapAddress: mapUrl(shop) })),
      shopMarkers: shops.map(({ id, name, at }) => ({ id, title: name, coors: at, template: `shop-${id}` })),
      errors: errors ?? {},
      typed: { name: fields.get("name") ?? "", email: fields.get("email") ?? "", message: fields.get("message") ?? "" },
      subjects: subjects.map((value) => ({ value, label: t.subjects[value], chosen: value === subject })),
    },
  });
}

function check(culture: Culture, fields: URLSearchParams): Errors {
  const t = textsOf(culture).forms.errors;
  const text = (name: string) => (fields.get(name) ?? "").trim();
  return {
    ...(text("name") ? {} : { name: t.name }),
    ...(looksLikeEmail(text("email")) ? {} : { email: t.email }),
    ...(text("message").length >= fewestCharacters ? {} : { message: t.message }),
  };
}
