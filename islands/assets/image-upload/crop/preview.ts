import type { Asset } from "../../../../shared/api/assets.ts";

/** Twice the place of the dialog, for fine screens. IMG-03 */
const LARGEST = { width: 1136, height: 800 };

/** An address of a picture to choose the part on: a small one out of the file itself, else the one on the server; null when there is none. */
export async function previewOf(file: File, { Uri }: Asset): Promise<string | null> {
  try {
    // Drawn upright, as the server sees it. Not by an address of the file: a policy may forget `blob:`.
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST.width / bitmap.width, LARGEST.height / bitmap.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL("image/webp", 0.85);
  } catch {
    return Uri || null;
  }
}
