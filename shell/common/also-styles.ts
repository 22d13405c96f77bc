import { useStyles } from "../navigation/head.ts";
import type { Session } from "../navigation/session.ts";

/**
 * Turns on further styles for content added to the page. Returns a function that turns off those that only it needs.
 */
export function alsoStyles(session: Session, keys: string[]): () => void {
  const { pageMetadata } = session.page;
  const added = keys.filter((key) => !pageMetadata.styles.includes(key));
  pageMetadata.styles.push(...added);
  useStyles(session, pageMetadata.styles);
  return () => {
    pageMetadata.styles = pageMetadata.styles.filter((key) => !added.includes(key));
    if (session.page.pageMetadata === pageMetadata) useStyles(session, pageMetadata.styles);
  };
}
