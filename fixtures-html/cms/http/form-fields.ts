import type { Request } from "../env.ts";

/** The text fields of a posted form, urlencoded or multipart. */
export async function formFields(c: Request): Promise<URLSearchParams> {
  if (!c.req.header("Content-Type")?.startsWith("multipart/form-data")) return new URLSearchParams(await c.req.text());
  const fields = new URLSearchParams();
  for (const [name, value] of await c.req.formData()) if (typeof value === "string") fields.append(name, value);
  return fields;
}
