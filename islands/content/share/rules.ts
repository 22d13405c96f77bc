/** What is shared. */
export interface Shared {
  url: string;
  title: string;
}

type Address = (shared: Shared) => string;

const part = encodeURIComponent;

/** Where each link leads. Nothing of the networks is loaded: they hear of the page when somebody clicks. OPT-07 */
const addresses: Record<string, Address> = {
  email: ({ url, title }) => `mailto:?subject=${part(title)}&body=${part(url)}`,
  whatsapp: ({ url, title }) => `https://wa.me/?text=${part(`${title} ${url}`)}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${part(url)}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${part(url)}`,
  x: ({ url, title }) => `https://x.com/intent/post?text=${part(title)}&url=${part(url)}`,
  copy: ({ url }) => url,
};

export const ways = Object.keys(addresses);

/** Address of the link that shares by `way`; null for an unknown one. */
export const addressOf = (way: string, shared: Shared): string | null =>
  Object.hasOwn(addresses, way) ? addresses[way]!(shared) : null;

/** What the page says its address is, where it says a usable one; else the one in the window. Without a hash, which is a place in it. */
export function sharedUrl(canonical: string | undefined, here: string): string {
  const own = canonical && URL.canParse(canonical, here) ? new URL(canonical, here) : null;
  const url = own && /^https?:$/.test(own.protocol) ? own : new URL(here);
  url.hash = "";
  return url.href;
}
