import { isLoginAddress } from "../../navigation/fetch.ts";
import { isForBrowser, NotAPage, pageSection, requireCode, type Answer } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { type ArrivingPage, arrivingPage } from "./arriving-page.ts";
import { partialParser, type PartialParser } from "./partial-parser.ts";
import { wait } from "../../common/wait.ts";
import { type ArrivingText, readBody } from "./read-body.ts";

/**
 * Shows a page while it arrives, as browsers do with a page that they load: when an answer is not whole soon after it has
 * something to show, that is shown, and the rest is added as it comes. Loaded on each page once it is painted; without this
 * code a visit waits for the whole answer. NAV-01
 */

export type { ArrivingPage } from "./arriving-page.ts";

/** The text of an answer that may still be arriving. */
export interface ArrivingBody {
  /**
   * Resolves with the page as soon as it has something to show. Resolves with undefined when the text is whole before
   * that, or without `mayArrive`: then it is the answer's `html`.
   */
  open(answer: Answer, mayArrive?: boolean): Promise<ArrivingPage | undefined>;
  /** Resolves with the text when it is whole. Rejects when the connection breaks. */
  whole: Promise<string>;
}

type Charset = typeof import("../charset/index.ts");

/** `charset` is the code for a page whose header does not say UTF-8. */
export type ReadArriving = (response: Response, charset: Charset | undefined) => ArrivingBody | undefined;

export interface StreamingState {
  /** The characters that have arrived of the page that is shown, while it arrives. */
  arrivedLength?: number | undefined;
}

/** Milliseconds after its headers, or its first content, in which an answer that becomes whole is shown at once. */
const WHOLE_SOON_MS = 10;
/** This time for an answer that says its length: the server had all of it before it began to send. */
const SENT_AT_ONCE_MS = 50;
/** The charset of a page may be said in its first bytes. */
const CHARSET_BYTES = 1024;

const startsBody = /<body[\s>]/i;
const startsSection = /\sid\s*=\s*["']?page["'\s>]/i;

export function startStreaming(session: Session): void {
  session.readArriving ??= (response, charset) => readArriving(session, response, charset);
}

function readArriving(session: Session, response: Response, charset: Charset | undefined): ArrivingBody | undefined {
  if (!response.body) return undefined;
  const type = response.headers.get("Content-Type")!;
  // Browsers tell the end of a text sooner than that of a stream.
  const copy = response.clone();
  const whole = charset ? copy.arrayBuffer().then((bytes) => charset.decodeHtml(bytes, type)) : copy.text();
  whole.catch(() => {});
  const read = (): ArrivingText =>
    // Read here: `clone()` has replaced the body of the response.
    readBody(response.body!, (start, isEnd) => {
      if (!charset) return new TextDecoder();
      const head = type + new TextDecoder("latin1").decode(start);
      const isKnown = isEnd || start.length >= CHARSET_BYTES || /charset\s*=\s*["']?[\w-]+["'\s;/>]/i.test(`${head} `);
      return isKnown ? charset.decoderOf(start, type) : undefined;
    });
  const soon = (): Promise<undefined> => wait(response.headers.has("Content-Length") ? SENT_AT_ONCE_MS : WHOLE_SOON_MS);
  return {
    whole,
    async open(answer, mayArrive) {
      const policy = session.nonce
        ? await requireCode(session.load<typeof import("../policy/index.ts")>("policy"), answer)
        : undefined;
      const withNonces = (html: string): string => {
        const piece = { ...answer, html };
        policy?.renameNonces(session, piece);
        return piece.html;
      };
      const isWhole = await Promise.race([whole, mayArrive ? soon() : whole]);
      if (isWhole === undefined) {
        const text = read();
        const parser = await parseFirst(session, answer, text, withNonces, soon);
        if (parser) return arrivingPage(session, answer, text, parser);
      }
      answer.html = withNonces(await whole);
      return undefined;
    },
  };
}

/**
 * Parses the page until it has something to show. Resolves with undefined when it is whole before or soon after that. Throws
 * `NotAPage` when its head leaves it to the browser.
 */
async function parseFirst(
  session: Session,
  { url }: Answer,
  text: ArrivingText,
  withNonces: (html: string) => string,
  soon: () => Promise<undefined>,
): Promise<PartialParser | undefined> {
  await text.more();
  let wasSlow = false;
  while (!text.isEnded && !startsSection.test(text.all)) {
    wasSlow = true;
    if (startsBody.test(text.all)) break;
    await text.more();
  }
  const parser = partialParser(text, withNonces);
  parser.parse();
  if (isForBrowser(session, session.settingsOf(parser.doc))) throw new NotAPage(url, "cannot be shown in place", true);
  while (!text.isEnded && !hasContent(session, url, parser.doc)) {
    wasSlow = true;
    if (!parser.hasMore()) await text.more();
    parser.parse();
  }
  if (wasSlow) await Promise.race([text.ended, soon()]);
  return text.isEnded ? undefined : parser;
}

/** Elements that are seen without text. */
const seen =
  "img, svg, canvas, video, audio[controls], iframe, object, embed, hr, button, select, textarea, input:not([type=hidden])," +
  "template[shadowrootmode], [class*=skeleton], [class*=placeholder]";

/** Whether the page section has something to see. A login form is shown in a dialog, once it is known to be alone. */
function hasContent(session: Session, url: string, doc: Document): boolean {
  const section = pageSection(doc);
  if (!section || isLoginAddress(session, url, section)) return false;
  if (section.querySelector(seen)) return true;
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/\S/.test((text as Text).data) && !text.parentElement!.closest("script, style, noscript, [hidden]"))
      return true;
  return false;
}
