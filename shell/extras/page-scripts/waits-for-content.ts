/** Whether the browser runs the script once the whole page is there, as the last of them all. */
export const waitsForContent = (script: HTMLScriptElement): boolean =>
  !script.async && (script.type === "module" || (!!script.src && script.defer));
