/** Reads and cuts images, as they are seen: turned upright by what the camera noted. */
import type { Sharp } from "sharp";
import { type FileKind, kinds } from "./kinds.ts";

export interface Picture {
  /** Pixels. */
  width: number;
  height: number;
  /** WebP. */
  thumbnail: Uint8Array<ArrayBuffer>;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A small file can unfold into gigabytes. */
const mostPixels = 50_000_000;
const thumbnailSide = 320;

/** Loaded with the first image: most visitors never send one. */
async function open(bytes: Uint8Array | string): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(typeof bytes === "string" ? Buffer.from(bytes) : bytes, {
    limitInputPixels: mostPixels,
    failOn: "error",
  }).timeout({ seconds: 20 });
}

const plain = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Size and small picture of an image; reads all of it. Why not, when it cannot be read. */
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

/** What an image is cut into. */
const outputs: Record<string, { kind: FileKind; write(cut: Sharp): Sharp }> = {
  [kinds.jpeg.type]: { kind: kinds.jpeg, write: (cut) => cut.jpeg({ quality: 90 }) },
  [kinds.webp.type]: { kind: kinds.webp, write: (cut) => cut.webp({ quality: 90 }) },
};
const lossless = { kind: kinds.png, write: (cut: Sharp) => cut.png() };

export interface Cut {
  bytes: Uint8Array<ArrayBuffer>;
  kind: FileKind;
}

/** The area of the upright image, in `width` x `height` pixels; without an area the largest one of that shape, in the middle. */
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

/** A photo out of one of the shop's own drawings. */
export async function photograph(svg: string, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  return plain(await (await open(svg)).resize(width, height, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer());
}
