/** The limits of a capture. A usual page of a shop needs a tenth of them. */
export interface Limits {
  /** Maximum bytes of a page, of a single file, and of all files together. */
  page: number;
  file: number;
  all: number;
  /** Maximum number of files. */
  files: number;
  /** Milliseconds for a complete response. */
  time: number;
  /** Number of parallel requests: low, so that the site does not notice. */
  parallel: number;
  redirects: number;
}

const MB = 1024 * 1024;

export const limits: Limits = {
  page: 10 * MB,
  file: 5 * MB,
  all: 40 * MB,
  files: 400,
  time: 30_000,
  parallel: 4,
  redirects: 10,
};

export const sizeOf = (bytes: number): string =>
  bytes < MB ? `${Math.ceil(bytes / 1024)} kB` : `${Math.round((bytes / MB) * 10) / 10} MB`;
