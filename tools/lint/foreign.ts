/** Attributes of others: Bootstrap, ASP.NET, jQuery and its plug-ins, tag managers, test tools, frameworks. A name that ends in `-` begins theirs. */
const others = [
  "data-bs-", "data-toggle", "data-dismiss", "data-slide", "data-slide-to", "data-ride", "data-interval", "data-spy", "data-parent", "data-offset", "data-placement", "data-backdrop", "data-keyboard",
  "data-ajax-begin", "data-ajax-cache", "data-ajax-complete", "data-ajax-confirm", "data-ajax-failure", "data-ajax-loading", "data-ajax-loading-",
  "data-ajax-method", "data-ajax-mode", "data-ajax-success", "data-ajax-update", "data-ajax-url",
  "data-gtm", "data-gtm-", "data-ga-", "data-layer-", "data-track", "data-track-", "data-tracking-", "data-analytics-", "data-hj-", "data-clarity-", "data-cookieconsent", "data-cf", "data-cf-",
  "data-test", "data-test-", "data-testid", "data-cy", "data-qa", "data-qa-", "data-e2e", "data-e2e-",
  "data-turbo", "data-turbo-", "data-turbolinks", "data-turbolinks-", "data-controller", "data-action", "data-hx-", "data-alpine-", "data-x-", "data-v-", "data-vue-", "data-react", "data-react-", "data-reactid",
  "data-reactroot", "data-ng-", "data-svelte-", "data-astro-", "data-wp-", "data-elementor-", "data-block-", "data-th-", "data-sly-", "data-epi-", "data-oc-", "data-mage-init", "data-sitecore-", "data-umb-", "data-drupal-",
  "data-contextual-", "data-cmp-", "data-cms-", "data-role", "data-bind", "data-aos", "data-aos-", "data-fancybox", "data-lightbox", "data-src", "data-srcset", "data-sizes", "data-bg", "data-lazy", "data-lazy-", "data-swiper-",
  "data-slick-", "data-tippy-", "data-select2-", "data-nosnippet", "data-noptimize", "data-darkreader-", "data-lpignore", "data-1p-ignore", "data-bwignore", "data-form-type", "data-theme", "data-color-scheme",
] as const;

/** Whether an attribute belongs to somebody else; `more` are beginnings of names that this site names. */
export function isForeign(name: string, more: readonly string[]): boolean {
  return !name.startsWith("data-") || others.some((other) => name === other || (other.endsWith("-") && name.startsWith(other))) || more.some((prefix) => name.startsWith(prefix));
}
