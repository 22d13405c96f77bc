import { parseArgs } from "node:util";
import { Problem } from "../problem.ts";

export interface Options {
  /** The page to capture, without user name and password. */
  url: URL;
  /** `user:password` of the address, for HTTP authentication. */
  login: string;
  /** The folder of the capture. */
  name: string;
  /** Further pages of the same site, as given. */
  pages: string[];
  scripts: boolean;
  /** Paths or addresses of files to leave out, with `*` for any text. */
  skip: string[];
  /** JSON files with additional masks. */
  masks: string[];
  cookie: string;
  language: string;
  force: boolean;
}

export const help = `Saves a page as the CMS sent it, with its styles, fonts and images, as a fixture for tests.

  atoll-capture URL NAME [options]            saves into captured/NAME
  npm run capture -- URL NAME [options]       in Atoll's repository: saves into fixtures-html/captured/NAME

  URL                 the page, such as https://shop.example/en/product/cup
  NAME                its folder: lower-case letters, digits and hyphens

  --page PATH         another page of the same site; repeatable
  --scripts           also save the scripts of the page
  --skip PATTERN      leave out files at this path or address, such as "/media/*"; repeatable
  --cookie "a=1; b=2" cookies to send to the site, such as those of a signed-in customer
  --language TAG      language to request, as Accept-Language; the default is en
  --mask FILE         JSON with additional masks, see docs/tools/capture.md
  --force             replace the folder if it exists
  --help              show this help`;

/** Reads the arguments of the command line. Throws a `Problem` when they are invalid. */
export function readOptions(args: string[]): Options | "help" {
  const { values, positionals } = parse(args);
  if (values.help) return "help";
  const [address, name, ...rest] = positionals;
  if (!address || !name || rest.length > 0) {
    const got = positionals.length === 0 ? "neither" : positionals.map((argument) => `"${argument}"`).join(" ");
    throw new Problem(`capture expects the address of a page and a name, got ${got}.\n\n${help}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 60 || reserved.test(name)) {
    throw new Problem(
      `capture expects a name of lower-case letters, digits and hyphens, such as "shop-product", got "${name}".`,
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

/** `vendor` is the stand-in's folder of libraries; Windows does not allow the others as folder names. */
const reserved = /^(vendor|con|prn|aux|nul|com\d|lpt\d)$/;

const flags = {
  page: { type: "string", multiple: true },
  scripts: { type: "boolean" },
  skip: { type: "string", multiple: true },
  mask: { type: "string", multiple: true },
  cookie: { type: "string" },
  language: { type: "string" },
  force: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    const [message] = (error as Error).message.split(/\. To specify|\.\s*$/);
    throw new Problem(`${message}.\n\n${help}`);
  }
}

function loginOf({ username, password }: URL): string {
  try {
    return `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  } catch {
    throw new Problem("capture expects %25 for each % in the user name and password of the address.");
  }
}

function addressOf(text: string): Pick<Options, "url" | "login"> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Problem(`capture expects an address that starts with http:// or https://, got "${text}".`);
  }
  const login = url.username ? loginOf(url) : "";
  url.username = "";
  url.password = "";
  url.hash = "";
  return { url, login };
}
