// What is asked for on the command line.
import { parseArgs } from "node:util";
import { Problem } from "../problem.ts";

export interface Options {
  /** The page to capture, without a user and a password. */
  url: URL;
  /** `user:password` of the address, for a site behind the browser's own login box. */
  login: string;
  /** Folder below `fixtures-html/captured/`. */
  name: string;
  /** More pages of the same site, as they were given. */
  pages: string[];
  scripts: boolean;
  /** Paths or addresses of files that are not asked for, with `*` for anything. */
  skip: string[];
  /** Files with more to mask. */
  masks: string[];
  cookie: string;
  language: string;
  force: boolean;
}

export const help = `Keeps a page as the CMS sent it, with its styles, fonts and images, as a fixture for tests.

  npm run capture -- URL NAME [options]

  URL                 the page, such as https://shop.example/en/product/cup
  NAME                its folder, fixtures-html/captured/NAME: small letters, digits and hyphens

  --page PATH         one more page of the same site; may be given several times
  --scripts           keep the page's scripts, too
  --skip PATTERN      do not keep files at this path or address, such as "/media/*"; may be given several times
  --cookie "a=1; b=2" cookies to send to the site, such as those of a signed-in customer
  --language TAG      language to ask for, as Accept-Language; en when missing
  --mask FILE         JSON with more to mask, in the form of tools/capture/masks/masks.json
  --force             replace the folder when it is there already
  --help              this text`;

/** The options that `args` say, or "help". Throws a `Problem` that tells what is wrong. */
export function readOptions(args: string[]): Options | "help" {
  const { values, positionals } = parsed(args);
  if (values.help) return "help";
  const [address, name, ...more] = positionals;
  if (!address || !name || more.length > 0) {
    const got = positionals.length === 0 ? "neither" : positionals.map((one) => `"${one}"`).join(" ");
    throw new Problem(`capture expects the address of a page and a name, got ${got}.\n\n${help}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 60 || reserved.test(name)) {
    throw new Problem(
      `capture expects a name of small letters, digits and hyphens, such as "shop-product", got "${name}".`,
    );
  }
  const { url, login } = addressOf(address);
  return {
    url,
    login,
    name,
    pages: values.page ?? [],
    scripts: values.scripts ?? false,
    skip: values.skip ?? [],
    masks: values.mask ?? [],
    cookie: values.cookie ?? "",
    language: values.language ?? "en",
    force: values.force ?? false,
  };
}

/** `vendor` holds libraries at the stand-in; the others are no names of folders on Windows. */
const reserved = /^(vendor|con|prn|aux|nul|com\d|lpt\d)$/;

const known = {
  page: { type: "string", multiple: true },
  scripts: { type: "boolean" },
  skip: { type: "string", multiple: true },
  mask: { type: "string", multiple: true },
  cookie: { type: "string" },
  language: { type: "string" },
  force: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (error) {
    const [what] = (error as Error).message.split(/\. To specify|\.\s*$/);
    throw new Problem(`${what}.\n\n${help}`);
  }
}

function loginOf({ username, password }: URL): string {
  try {
    return `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  } catch {
    throw new Problem("capture expects a name and a password in the address with %25 for each % in them.");
  }
}

function addressOf(given: string): Pick<Options, "url" | "login"> {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Problem(`capture expects an address that begins with http:// or https://, got "${given}".`);
  }
  const login = url.username ? loginOf(url) : "";
  url.username = "";
  url.password = "";
  url.hash = "";
  return { url, login };
}
