/** The spellings of @. */
const at = String.raw`@|%40|&#0*64;|&#x0*40;|&commat;|\\u0040|\\x40`;

/** Starts at a word boundary and limits all lengths, so that matching takes linear time. */
const email = new RegExp(
  String.raw`(?<![\p{L}\p{N}._+-])([\p{L}\p{N}._+'-]{1,64}?)(${at})([\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}\.)+\p{L}{2,24})(?![\p{L}\p{N}])`,
  "giu",
);

/** Whether the host is part of a file name such as `logo@2x.png`, for high-density screens. */
const isFile = /^\d+(\.\d+)?x\.|\.(png|jpe?g|gif|webp|svg|avif|css|m?js|json|map|woff2?|html?)$/i;

/** Finds the e-mail addresses in a text; `value` has a plain @. */
export function findEmails(
  text: string,
): { kind: string; value: string; start: number; end: number; write(mask: string): string }[] {
  return [...text.matchAll(email)].flatMap(({ 0: whole, 1: local, 2: sign, 3: host, index }) =>
    isFile.test(host!)
      ? []
      : [
          {
            kind: "e-mail",
            value: `${local}@${host}`,
            start: index,
            end: index + whole.length,
            write: (mask: string) => mask.replace("@", sign!),
          },
        ],
  );
}
