import {
  endingOf,
  endingOfType,
  type FileFacts,
  kinds,
  mediaType,
  oneSpelling,
  typeOf,
  typeOfEnding,
} from "./file-type.ts";

/** One entry of an accept list: `image/` for `image/*`, else a media type or an ending, of which the other is empty when it is not known. */
export interface Accepted {
  /** `image/`, `video/`, `audio/`. */
  group: string;
  type: string;
  ending: string;
}

/**
 * An accept list as it is found on sites: `.jpg, image/*`, `pdf;png`, `*.doc`, `IMAGE/PNG`. Empty when everything is taken.
 * UPL-01
 */
export function readAccept(text: string): Accepted[] {
  const entries = text
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter(Boolean);
  return entries.some((entry) => /^(\.?\*|\*\.\*|\*\/\*)$/.test(entry)) ? [] : entries.map(readEntry);
}

function readEntry(entry: string): Accepted {
  const group = /^(image|video|audio)(s|\/\*?)?$/.exec(entry)?.[1];
  if (group) return { group: `${group}/`, type: "", ending: "" };
  const other = /^([\w-]+\/)\*$/.exec(entry)?.[1];
  if (other) return { group: other, type: "", ending: "" };
  if (entry.includes("/")) {
    const type = mediaType(entry);
    return { group: "", type, ending: endingOfType(type) };
  }
  const ending = oneSpelling(entry.replace(/^\*?\.?/, ""));
  return { group: "", type: typeOfEnding(ending), ending };
}

/** Whether `file` is of one of these; `jpg` is also `jpeg`, and a file that the browser has no type for is known by its name. UPL-01 */
export function isAccepted(file: Pick<FileFacts, "name" | "type">, accept: readonly Accepted[]): boolean {
  if (accept.length === 0) return true;
  const [ending, type] = [endingOf(file.name), typeOf(file)];
  return accept.some((one) =>
    one.group
      ? type.startsWith(one.group)
      : (one.ending !== "" && one.ending === ending) || (one.type !== "" && one.type === type),
  );
}

/** As an `accept` attribute that every browser understands. */
export const acceptAttribute = (accept: readonly Accepted[]): string =>
  accept
    .map(({ group, type, ending }) =>
      group
        ? `${group}*`
        : ending === "jpg"
          ? ".jpg,.jpeg,image/jpeg"
          : [ending && `.${ending}`, type].filter(Boolean).join(),
    )
    .join();

/** The entries as people name them, each once: `JPG`, `PDF`; a group by the key of its name. */
export const acceptedNames = (accept: readonly Accepted[]): { name?: string; key?: string }[] => {
  const all = accept.map(({ group, type, ending }) => {
    const kind = kinds.find((one) => group === `${one.toLowerCase()}/`);
    return kind ? `Upload.${kind}s` : (ending || type || group).toUpperCase();
  });
  return [...new Set(all)].map((one) => (one.startsWith("Upload.") ? { key: one } : { name: one }));
};
