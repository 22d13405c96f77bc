/** The two upload fields on the page with a customer's own files. AST-10 */
import type { Place } from "./rules.ts";

const MB = 1024 * 1024;

export const documentsPlace = {
  id: "documents",
  accept: [".pdf", ".docx", ".xlsx", ".txt", ".csv"],
  fileType: "Document",
  maxFileSize: 5 * MB,
  most: 8,
} satisfies Place & { id: string; most: number };

export const photoPlace = {
  id: "photo",
  accept: [".jpg", ".png", ".webp"],
  fileType: "Image",
  maxFileSize: 8 * MB,
  smallest: { width: 400, height: 400 },
} satisfies Place & { id: string };
