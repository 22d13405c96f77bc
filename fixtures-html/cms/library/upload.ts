import { message } from "../answer/message.ts";
import type { Culture } from "../catalogue/types.ts";
import { cultureInPath } from "../culture/cultures.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { uploadOf } from "./described.ts";
import type { Upload } from "./file.ts";
import { folderTrail, ownFolderId, rootFolderId } from "./folders.ts";
import { receive, type Refused } from "./receive.ts";
import type { Place } from "./rules.ts";

/** Bytes of one file, where its place does not say less. */
const largestFile = 25 * 1024 * 1024;
const mostFiles = 20;

/**
 * Takes the files of a form, whatever their fields are called; all, or none. Its fields `folderId`, `fileType`, `accept` and
 * `maxFileSize` narrow down what is taken, so that a widget's own rules hold here, too. AST-12
 */
export async function upload(c: Request): Promise<Response> {
  const culture = cultureInPath(c.req.path) ?? "en";
  const t = textsOf(culture).library.refused;
  c.header("Cache-Control", "private, no-store");
  const form = await c.req.formData().catch(() => null);
  if (!form) return message(c, 400, t.malformed);
  const files = [...form.values()].filter((value): value is File => typeof value !== "string");
  if (files.length === 0) return message(c, 422, t.none);
  if (files.length > mostFiles) return message(c, 422, fill(t.many, mostFiles));
  const folderId = textOf(form, "folderId") || ownFolderId;
  if (folderTrail(culture, folderId, rootFolderId).length === 0) return message(c, 422, t.folder);
  const received = await receiveAll(culture, files, placeOf(form), folderId);
  if ("message" in received) return message(c, received.status, received.message);
  const { library } = c.var.session;
  if (!received.every((one) => library.add(one))) {
    for (const { guid } of received) library.forget(guid);
    return message(c, 422, t.room);
  }
  return c.json(await Promise.all(received.map(uploadOf)));
}

/** One after the other: each may unfold into many pixels. */
async function receiveAll(
  culture: Culture,
  files: File[],
  place: Place,
  folderId: string,
): Promise<Upload[] | Refused> {
  const received: Upload[] = [];
  for (const file of files) {
    const one = await receive(culture, file, place, folderId);
    if ("message" in one) return one;
    received.push(one);
  }
  return received;
}

function placeOf(form: FormData): Place {
  const wanted = Number(textOf(form, "maxFileSize"));
  return {
    accept: textOf(form, "accept")
      .split(",")
      .map((wish) => wish.trim())
      .filter(Boolean),
    fileType: textOf(form, "fileType"),
    maxFileSize: wanted > 0 ? Math.min(wanted, largestFile) : largestFile,
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
