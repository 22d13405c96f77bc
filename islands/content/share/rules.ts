export interface SharedPage {
  url: string;
  title: string;
}

type ShareUrl = (page: SharedPage) => string;

const encode = encodeURIComponent;

/** The URL of each share link. No code of the networks loads: they only receive the page's URL at a click. OPT-07 */
const shareUrls: Record<string, ShareUrl> = {
  email: ({ url, title }) => `mailto:?subject=${encode(title)}&body=${encode(url)}`,
  whatsapp: ({ url, title }) => `https://wa.me/?text=${encode(`${title} ${url}`)}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  x: ({ url, title }) => `https://x.com/intent/post?text=${encode(title)}&url=${encode(url)}`,
  copy: ({ url }) => url,
};

export const shareTargets = Object.keys(shareUrls);

/** URL that shares `page` by `target`; null for an unknown target. */
export const shareUrl = (target: string, page: SharedPage): string | null =>
  Object.hasOwn(shareUrls, target) ? shareUrls[target]!(page) : null;

/** The page's canonical URL if it is an http(s) URL, else `currentUrl`. Without the hash. */
export function sharedUrl(canonical: string | undefined, currentUrl: string): string {
  const canonicalUrl = canonical && URL.canParse(canonical, currentUrl) ? new URL(canonical, currentUrl) : null;
  const url = canonicalUrl && /^https?:$/.test(canonicalUrl.protocol) ? canonicalUrl : new URL(currentUrl);
  url.hash = "";
  return url.href;
}
