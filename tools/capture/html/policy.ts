const removed = /^(report-uri|report-to|upgrade-insecure-requests|block-all-mixed-content|require-sri-for)$/i;

/**
 * Adapts a content security policy to the capture: nonces become the placeholder of the served nonce, and the hosts of
 * saved files become `'self'`. Directives that report to the site or require TLS are removed. Hashes stay, because the
 * scripts that they allow are unchanged.
 */
export function policyInCapture(policy: string, hosts: ReadonlySet<string>): string {
  return policy
    .split(/[;,]/)
    .map((directive) => directive.trim())
    .filter((directive) => directive && !removed.test(directive.split(/\s/, 1)[0]!))
    .map((directive) => {
      const [name = "", ...sources] = directive.split(/\s+/);
      const rewritten = sources.map((source) =>
        /^'nonce-/i.test(source) ? "'nonce-{{nonce}}'" : matchesHost(source, hosts) ? "'self'" : source,
      );
      return [name, ...new Set(rewritten)].join(" ");
    })
    .join("; ");
}

/** Whether a source such as `https://cdn.example`, `*.example` or `https:` allows files of one of the hosts. */
function matchesHost(source: string, hosts: ReadonlySet<string>): boolean {
  if (/^https?:$/i.test(source)) return true;
  const host = source
    .replace(/^(https?|\*):\/\//i, "")
    .split("/", 1)[0]!
    .toLowerCase();
  return hosts.has(host) || (host.startsWith("*.") && [...hosts].some((saved) => saved.endsWith(host.slice(1))));
}
