import type { TrustedPolicy } from "../../shared/shell-api.ts";

/**
 * Trusted Types: what comes from the site's own server passes this policy. A site that requires them allows its name,
 * `atoll`. https://w3c.github.io/trusted-types/dist/spec/
 */

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
  }
}

function createPolicy(): TrustedPolicy {
  const rules = { createHTML: String, createScript: String, createScriptURL: String };
  try {
    return window.trustedTypes?.createPolicy("atoll", rules) ?? rules;
  } catch {
    // The site forbids the name. A policy of the site's own named `default` may allow strings.
    return rules;
  }
}

export const trusted = createPolicy();
