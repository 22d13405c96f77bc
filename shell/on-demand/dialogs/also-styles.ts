import { useStyles } from "../../navigation/page-metadata.ts";
import type { Session } from "../../session.ts";

/**
 * Turns on further styles for content added to the page. Returns a function that turns off those that only it needs.
 */
export function alsoStyles(session: Session, keys: string[]): () => void {
  const { metadata } = session.page;
  const added = keys.filter((key) => !metadata.styles.includes(key));
  metadata.styles.push(...added);
  useStyles(session, metadata.styles);
  return () => {
    metadata.styles = metadata.styles.filter((key) => !added.includes(key));
    if (session.page.metadata === metadata) useStyles(session, metadata.styles);
  };
}
