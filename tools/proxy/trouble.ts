import { connectionFaults } from "../connection-faults.ts";
import { Silence } from "./upstream.ts";

/** What a person is told when the site gave no answer that can be shown. */
export interface Trouble {
  status: number;
  title: string;
  /** What happened, and what to do. */
  lines: string[];
  /** Where one may go on, without the proxy. */
  link?: string;
}

const unreachable = "The site cannot be reached";
const again = "Load the page again; where that stays, see whether the site works without the proxy.";

/** Why there is no answer. */
export function trouble(error: unknown, site: URL): Trouble {
  if (error instanceof Silence) {
    return {
      status: 504,
      title: "The site does not answer",
      lines: [`${site.origin} was asked, and ${error.message}.`, again],
    };
  }
  const { code = "", message } = error as NodeJS.ErrnoException;
  const fault = connectionFaults[code];
  if (fault) return { status: 502, title: unreachable, lines: [`${site.origin} ${fault}.`, again] };
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|UNABLE_TO|SELF_SIGNED|EPROTO|HPE_INVALID_CONSTANT)/.test(code);
  if (code === "" || (code.startsWith("ERR_") && !isTls)) {
    return {
      status: 500,
      title: "The proxy failed",
      lines: [`It is not the site's fault, but the proxy's own: ${message}.`],
    };
  }
  const why = isTls
    ? tlsWords(code, message, site)
    : code.startsWith("HPE_") || code === "ECONNABORTED"
      ? `${site.host} answered with what is no HTTP (${message}).`
      : `${site.host} could not be asked: ${message}.`;
  return { status: 502, title: unreachable, lines: [why] };
}

function tlsWords(code: string, message: string, { host, protocol }: URL): string {
  if (protocol === "http:" || code === "EPROTO" || code.startsWith("ERR_SSL_WRONG"))
    return `${host} does not speak ${protocol === "http:" ? "http" : "https"} there (${message}). Try --site ${protocol === "http:" ? "https" : "http"}://${host}.`;
  return `The certificate of ${host} is not trusted (${message}). Where it is one of your own, name the file of its authority: NODE_EXTRA_CA_CERTS=/path/to/ca.pem npm start -- --site ...`;
}

/** The site sends on to an address that is not its own. */
export const moved = (from: string, to: URL): Trouble => ({
  status: 502,
  title: "This address leads away from the site",
  lines: [
    `${from} sends on to ${to.href}, which is another origin. The proxy asks no other than the one that it was started with.`,
    `Where the whole site has moved there, stop the proxy and start it with --site ${to.origin}.`,
  ],
  link: to.href,
});

/** An answer that breaks off, or is packed in a way that it is not. */
export const broken = (message: string, site: URL): Trouble => ({
  status: 502,
  title: "The page came broken",
  lines: [`${site.host} began to answer, and then: ${message}.`, again],
});

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page that says so. */
export const troublePage = ({ title, lines, link }: Trouble): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title><meta name="viewport" content="width=device-width"></head>
<body><h1>${escape(title)}</h1>
${lines.map((line) => `<p>${escape(line)}</p>`).join("\n")}
${link ? `<p><a href="${escape(link)}" rel="noreferrer">Go on there without the proxy</a></p>\n` : ""}</body></html>
`;
