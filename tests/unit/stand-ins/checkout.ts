// The stand-in's checkout page, read and sent without script.
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { type Visitor, visitor } from "./shop.ts";

export const diary = products.find(({ slug }) => slug === "desk-diary-2027-coral")!.variants[0];

/** The form's fields and values, including hidden ones. */
export function fieldsOf(page: string): Record<string, string> {
  const form = /<form id="checkout"[^]*?<\/form>/.exec(page)![0].replaceAll(/<button[^>]*>/g, "");
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => ({
    name: /name="(\w+)"/.exec(input)?.[1] ?? "",
    value: /value="([^"]*)"/.exec(input)?.[1] ?? "",
    input,
  }));
  const sent = inputs
    .filter(({ input }) => !/type="(radio|checkbox)"/.test(input) || / checked/.test(input))
    .toReversed();
  const selects = [...form.matchAll(/<select[^>]*name="(\w+)"[^]*?<\/select>/g)].map(([select, name]) => [
    name!,
    /<option value="(\w*)" selected/.exec(select)?.[1] ?? "",
  ]);
  return Object.fromEntries([...sent.map(({ name, value }) => [name, value]), ...selects]);
}

export const shownFields = async (shopper: Visitor, path = "/en/checkout") => fieldsOf(await shopper.page(path));

/** Error messages by field name. */
export const problemsOn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/data-valmsg-for="(\w+)"[^>]*>([^<]+)</g)].map(([, name, message]) => [name, message!]),
  );

/** A visitor with a diary in the cart. */
export async function withDiary(signedIn = false): Promise<Visitor> {
  const shopper = visitor();
  await shopper.put(diary.id, 1);
  if (signedIn) await shopper.signIn();
  return shopper;
}
