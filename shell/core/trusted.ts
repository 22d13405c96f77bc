import type { OwnApi, TrustedPolicy } from "../../shared/shell-api.ts";

/**
 * Trusted Types: what comes from the site's own server passes this policy. A site that requires them allows its name,
 * `atoll`. https://w3c.github.io/trusted-types/dist/spec/
 */

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
  }
}

const asIs = (text: string): string => text;

function createPolicy(): TrustedPolicy {
  const rules = { createHTML: asIs, createScript: asIs, createScriptURL: asIs };
  try {
    return window.trustedTypes?.createPolicy("atoll", rules) ?? rules;
  } catch {
    // The site forbids the name. A policy of the site's own named `default` may allow strings.
    return rules;
  }
}

/** A bundle with a framework, such as the login, has a copy of this module: it uses the policy of the core. */
export const trusted = (window.atoll as OwnApi | undefined)?.trusted ?? createPolicy();
