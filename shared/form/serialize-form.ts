/** Serialises a form as a browser would, urlencoded; a file is sent as its name. */
export const serializeForm = (form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
