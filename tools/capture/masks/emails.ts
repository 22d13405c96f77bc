// Addresses of persons, in whichever way the @ is written.

const at = String.raw`@|%40|&#0*64;|&#x0*40;|&commat;|\\u0040|\\x40`;

/** It begins at a border and is bounded, so that a long run of letters costs its length and no more. */
const email = new RegExp(
  String.raw`(?<![\p{L}\p{N}._+-])([\p{L}\p{N}._+'-]{1,64}?)(${at})([\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}\.)+\p{L}{2,24})(?![\p{L}\p{N}])`,
  "giu",
);

/** Files are called so as well, for screens with more pixels: `logo@2x.png`. */
const isFile = /^\d+(\.\d+)?x\.|\.(png|jpe?g|gif|webp|svg|avif|css|m?js|json|map|woff2?|html?)$/i;

/** The e-mail addresses in a text, each as it is usually written. */
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
