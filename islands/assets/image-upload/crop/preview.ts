import type { Asset } from "../../../../shared/api/assets.ts";

/** Maximum size in pixels: twice the crop frame of the dialog, for high-resolution screens. IMG-03 */
const MAX_SIZE = { width: 1136, height: 800 };

/** Address of a preview: a small picture made from the file, else the picture on the server. Null if there is none. */
export async function previewOf(file: File, { url }: Asset): Promise<string | null> {
  try {
    // The bitmap has the orientation applied, as on the server. A content security policy may lack `blob:` addresses.
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIZE.width / bitmap.width, MAX_SIZE.height / bitmap.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // Safari cannot write WebP, and writes a PNG instead. A PNG of a photo takes a second and has megabytes.
    return canvas.toDataURL(file.type === "image/jpeg" ? "image/jpeg" : "image/webp", 0.85);
  } catch {
    return url || null;
  }
}
