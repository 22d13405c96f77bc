import { isDrawable } from "../../../shared/upload/file-type.ts";
import type { PictureSize } from "../../../shared/upload/problem.ts";

/** Larger files are left to the server: to unfold them takes a phone too long. */
const CHEAP = 25 * 1024 * 1024;

/** Size of a picture in pixels, turned upright; "broken" when it is none by a false name; null when the browser cannot tell. UPL-04, UPL-05 */
export async function measure(file: File): Promise<PictureSize | "broken" | null> {
  if (!isDrawable(file) || file.size > CHEAP) return null;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return "broken";
  }
}
