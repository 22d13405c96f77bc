/** How much a capture takes from a site: a page of a shop needs a tenth of it. */
export interface Limits {
  /** Bytes of a page, of a single file, and of all files together. */
  page: number;
  file: number;
  all: number;
  /** Number of files. */
  files: number;
  /** Milliseconds for one answer, whole. */
  time: number;
  /** How many are asked for at once: a site should not notice. */
  atOnce: number;
  redirects: number;
}

const MB = 1024 * 1024;

export const limits: Limits = {
  page: 10 * MB,
  file: 5 * MB,
  all: 40 * MB,
  files: 400,
  time: 30_000,
  atOnce: 4,
  redirects: 10,
};

export const sizeOf = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / 1024)} kB` : `${Math.round((bytes / MB) * 10) / 10} MB`;
