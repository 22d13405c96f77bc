// The content security policy of a page, where its files come from the capture.

const reports = /^(report-uri|report-to|upgrade-insecure-requests|block-all-mixed-content|require-sri-for)$/i;

/**
 * A policy with the answer's nonce, and with `'self'` for the hosts whose files are kept. What reports to the site, or asks for TLS, is left out. Hashes
 * stay: they are of scripts that stay as they are.
 */
export function policyInCapture(policy: string, hosts: ReadonlySet<string>): string {
  return policy
    .split(/[;,]/)
    .map((directive) => directive.trim())
    .filter((directive) => directive && !reports.test(directive.split(/\s/, 1)[0]!))
    .map((directive) => {
      const [name = "", ...sources] = directive.split(/\s+/);
      const written = sources.map((source) =>
        /^'nonce-/i.test(source) ? "'nonce-{{nonce}}'" : isOf(source, hosts) ? "'self'" : source,
      );
      return [name, ...new Set(written)].join(" ");
    })
    .join("; ");
}

/** Whether a source such as `https://cdn.example`, `*.example` or `https:` lets in files of one of the hosts. */
function isOf(source: string, hosts: ReadonlySet<string>): boolean {
  if (/^https?:$/i.test(source)) return true;
  const host = source
    .replace(/^(https?|\*):\/\//i, "")
    .split("/", 1)[0]!
    .toLowerCase();
  return hosts.has(host) || (host.startsWith("*.") && [...hosts].some((one) => one.endsWith(host.slice(1))));
}
