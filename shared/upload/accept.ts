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

/** An entry of an accept list. It has a group, or a media type and a file extension. Unknown values are empty. */
export interface Accepted {
  /** `image/` for `image/*`; empty for a single type. */
  group: string;
  type: string;
  ending: string;
}

/**
 * Parses an accept list: `.jpg, image/*`, `pdf;png`, `*.doc`, `IMAGE/PNG`. An empty result accepts every file. UPL-01
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

/** Whether `file` matches the accept list. A file without a media type is matched by its file extension. UPL-01 */
export function isAccepted(file: Pick<FileFacts, "name" | "type">, accept: readonly Accepted[]): boolean {
  if (accept.length === 0) return true;
  const [ending, type] = [endingOf(file.name), typeOf(file)];
  return accept.some((entry) =>
    entry.group
      ? type.startsWith(entry.group)
      : (entry.ending !== "" && entry.ending === ending) || (entry.type !== "" && entry.type === type),
  );
}

/** The list as an `accept` attribute. */
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

/** Display names of the entries without duplicates: a `name` such as `PDF`, or the text `key` of a group. */
export const acceptedNames = (accept: readonly Accepted[]): { name?: string; key?: string }[] => {
  const all = accept.map(({ group, type, ending }) => {
    const kind = kinds.find((kind) => group === `${kind.toLowerCase()}/`);
    return kind ? `Upload.${kind}s` : (ending || type || group).toUpperCase();
  });
  return [...new Set(all)].map((name) => (name.startsWith("Upload.") ? { key: name } : { name }));
};
