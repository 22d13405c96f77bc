import { connectionFaults } from "../connection-faults.ts";
import { UpstreamTimeout } from "./upstream.ts";

/** An error page for a request that the site did not answer properly. */
export interface Trouble {
  status: number;
  title: string;
  /** The cause and what to do, a paragraph each. */
  lines: string[];
  /** An address to continue at without the proxy. */
  link?: string;
}

const unreachable = "The site cannot be reached";
const retryAdvice = "Reload the page; if the fault stays, check whether the site works without the proxy.";

/** Explains the error of a request to the site. */
export function trouble(error: unknown, site: URL): Trouble {
  if (error instanceof UpstreamTimeout) {
    return {
      status: 504,
      title: "The site does not answer",
      lines: [`${site.origin} accepted the request, but ${error.message}.`, retryAdvice],
    };
  }
  const { code = "", message } = error as NodeJS.ErrnoException;
  const fault = connectionFaults[code];
  if (fault) return { status: 502, title: unreachable, lines: [`${site.origin} ${fault}.`, retryAdvice] };
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|UNABLE_TO|SELF_SIGNED|EPROTO|HPE_INVALID_CONSTANT)/.test(code);
  if (code === "" || (code.startsWith("ERR_") && !isTls)) {
    return {
      status: 500,
      title: "The proxy failed",
      lines: [`The error is in the proxy, not in the site: ${message}.`],
    };
  }
  const cause = isTls
    ? tlsCause(code, message, site)
    : code.startsWith("HPE_") || code === "ECONNABORTED"
      ? `${site.host} answered with invalid HTTP (${message}).`
      : `The request to ${site.host} failed: ${message}.`;
  return { status: 502, title: unreachable, lines: [cause] };
}

function tlsCause(code: string, message: string, { host, protocol }: URL): string {
  const [used, other] = protocol === "http:" ? ["http", "https"] : ["https", "http"];
  if (protocol === "http:" || code === "EPROTO" || code.startsWith("ERR_SSL_WRONG"))
    return `${host} does not use ${used} at this address (${message}). Try --site ${other}://${host}.`;
  return (
    `The certificate of ${host} is not trusted (${message}). If it is your own, name the file of its authority: ` +
    "NODE_EXTRA_CA_CERTS=/path/to/ca.pem npm start -- --site ..."
  );
}

/** The error page for a redirect to another origin. */
export const moved = (from: string, to: URL): Trouble => ({
  status: 502,
  title: "This address redirects to another site",
  lines: [
    `${from} redirects to ${to.href}, which is another origin. The proxy sends requests only to the origin of --site.`,
    `If the whole site has moved there, stop the proxy and start it with --site ${to.origin}.`,
  ],
  link: to.href,
});

/** The error page for an answer that broke off or could not be decoded. */
export const broken = (message: string, site: URL): Trouble => ({
  status: 502,
  title: "The page is incomplete",
  lines: [`${site.host} started to answer, but then: ${message}.`, retryAdvice],
});

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const troublePage = ({ title, lines, link }: Trouble): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>${escape(title)}</h1>
${lines.map((line) => `<p>${escape(line)}</p>`).join("\n")}
${link ? `<p><a href="${escape(link)}" rel="noreferrer">Continue there without the proxy</a></p>\n` : ""}</body></html>
`;
