/** A validation rule of the site for the attribute `data-val-NAME`; `params` has the values of `data-val-NAME-PARAM`. */
export type SiteRule = (
  value: string,
  element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  params: Readonly<Record<string, string>>,
) => boolean | string | Promise<boolean | string>;

declare global {
  interface Window {
    /** The site's validation rules, by name. Each returns true, false or an error message, or a promise of one. */
    atollRules?: Record<string, SiteRule>;
  }
}
