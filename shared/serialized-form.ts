/** What a form sends, urlencoded, as a browser would: a file counts as its name. */
export const serializedForm = (form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
