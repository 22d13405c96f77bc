import { isDrawable } from "../../../shared/upload/file-type.ts";
import type { PictureSize } from "../../../shared/upload/problem.ts";

/** Larger files are left to the server: a phone would take too long to decode them. Bytes. */
const MAX_MEASURED_SIZE = 25 * 1024 * 1024;

/**
 * Size of a picture in pixels, with its orientation applied. "broken" if the file is no readable picture; null if the
 * browser cannot measure it. UPL-04, UPL-05
 */
export async function measure(file: File): Promise<PictureSize | "broken" | null> {
  if (!isDrawable(file) || file.size > MAX_MEASURED_SIZE) return null;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return "broken";
  }
}
