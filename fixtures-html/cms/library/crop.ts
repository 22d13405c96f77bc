import type { Asset, CropFailure } from "../../../shared/api/wire/assets.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { uploadJson } from "./asset-json.ts";
import { type Content, newUpload, type Upload } from "./file.ts";
import { safeName } from "./kinds.ts";
import { type Area, cut, readPicture } from "./picture.ts";

const mostSide = 4000;

/** Crops an uploaded image into a new upload. Reports a failure in `Error`. IMG-04, IMG-06 */
export async function crop(c: Request): Promise<Response> {
  c.header("Cache-Control", "private, no-store");
  const answer = await cropped(c, cultureOf(c));
  return c.json(typeof answer === "string" ? ({ Error: answer } satisfies CropFailure) : answer);
}

async function cropped(c: Request, culture: Culture): Promise<Asset | string> {
  const t = textsOf(culture).library.cut;
  const { library } = c.var.session;
  const source = library.upload(c.req.param("tmpName") ?? "");
  if (!source) return t.gone;
  const { x, y, w, h, cropWidth, cropHeight } = numbers(c, "x", "y", "w", "h", "cropWidth", "cropHeight");
  const content = await source.content();
  const area = { x, y, width: w, height: h };
  const problem = problemOf(culture, content, area, cropWidth, cropHeight);
  if (problem) return problem;
  const cropped = await make(source, content, area, cropWidth, cropHeight);
  if (!cropped) return t.failed;
  if (!library.add(cropped)) return textsOf(culture).library.refused.room;
  if (c.req.query("keepOriginal") !== "true") library.discard(source.guid);
  return uploadJson(cropped);
}

function problemOf(
  culture: Culture,
  { picture }: Content,
  { x, y, width, height }: Area,
  cropWidth: number,
  cropHeight: number,
): string | null {
  const { library: t } = textsOf(culture);
  if (!picture) return t.cut.noImage;
  const isWhole = [x, y, width, height, cropWidth, cropHeight].every(Number.isSafeInteger);
  if (!isWhole || cropWidth < 1 || cropHeight < 1 || cropWidth > mostSide || cropHeight > mostSide) return t.cut.failed;
  if (x < 0 || y < 0 || width < 1 || height < 1 || x + width > picture.width || y + height > picture.height)
    return t.cut.outside;
  return width < cropWidth || height < cropHeight ? fill(t.cut.small, `${cropWidth} × ${cropHeight} px`) : null;
}

async function make(
  { kind, name, folderId }: Upload,
  { bytes }: Content,
  area: Area | null,
  width: number,
  height: number,
): Promise<Upload | null> {
  try {
    const result = await cut(bytes, kind, area, width, height);
    const picture = await readPicture(result.bytes);
    return typeof picture === "string"
      ? null
      : newUpload(result.kind, safeName(name, result.kind), folderId, { bytes: result.bytes, picture });
  } catch {
    return null;
  }
}

/** Crops the largest centred area of that shape, for a visitor without scripts, who cannot choose an area. */
export const cropMiddle = async (source: Upload, width: number, height: number): Promise<Upload | null> =>
  make(source, await source.content(), null, width, height);

/** Numbers in the URL's path; NaN for anything else. */
function numbers<Name extends string>(c: Request, ...names: Name[]): Record<Name, number> {
  const read = (name: string): number => Number((c.req.param(name) ?? "").replace(/^$/, "NaN"));
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
