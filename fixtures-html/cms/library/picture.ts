/** Reads and crops images in their upright orientation, which the camera recorded. */
import type { Sharp } from "sharp";
import { type FileKind, kinds } from "./kinds.ts";

export interface Picture {
  /** In pixels. */
  width: number;
  height: number;
  /** WebP image. */
  thumbnail: Uint8Array<ArrayBuffer>;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Limit for decoding, because a small file can expand to gigabytes. */
const mostPixels = 50_000_000;
const thumbnailSide = 320;

/** Loads the library with the first image, because most visitors never send one. */
async function open(bytes: Uint8Array | string): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(typeof bytes === "string" ? Buffer.from(bytes) : bytes, {
    limitInputPixels: mostPixels,
    failOn: "error",
  }).timeout({ seconds: 20 });
}

const plain = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Decodes an image completely, and returns its size and thumbnail, or the reason why it cannot be read. */
export async function readPicture(bytes: Uint8Array): Promise<Picture | "huge" | "unreadable"> {
  try {
    const { width, height, autoOrient } = await (await open(bytes)).metadata();
    if (width * height > mostPixels) return "huge";
    const small = (await open(bytes))
      .autoOrient()
      .resize(thumbnailSide, thumbnailSide, { fit: "inside", withoutEnlargement: true });
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      thumbnail: plain(await small.webp({ quality: 80 }).toBuffer()),
    };
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? "huge" : "unreadable";
  }
}

/** Output format of a crop, by type of the original. */
const outputs: Record<string, { kind: FileKind; write(cut: Sharp): Sharp }> = {
  [kinds.jpeg.type]: { kind: kinds.jpeg, write: (cut) => cut.jpeg({ quality: 90 }) },
  [kinds.webp.type]: { kind: kinds.webp, write: (cut) => cut.webp({ quality: 90 }) },
};
const lossless = { kind: kinds.png, write: (cut: Sharp) => cut.png() };

export interface Cut {
  bytes: Uint8Array<ArrayBuffer>;
  kind: FileKind;
}

/**
 * Crops an area of the upright image to `width` x `height` pixels. Without an area, crops the largest centred one of
 * that shape.
 */
export async function cut(
  bytes: Uint8Array,
  from: FileKind,
  area: Area | null,
  width: number,
  height: number,
): Promise<Cut> {
  const { kind, write } = outputs[from.type] ?? lossless;
  const upright = (await open(bytes)).autoOrient();
  const part = area ? upright.extract({ left: area.x, top: area.y, width: area.width, height: area.height }) : upright;
  return { bytes: plain(await write(part.resize(width, height, { fit: area ? "fill" : "cover" })).toBuffer()), kind };
}

/** Renders one of the shop's own drawings as a photo. */
export async function renderPhoto(svg: string, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  return plain(await (await open(svg)).resize(width, height, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer());
}
