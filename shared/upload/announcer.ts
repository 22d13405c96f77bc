import { announce } from "../a11y/live-region.ts";
import type { Translate } from "../i18n/texts.ts";
import { textOf } from "./problem.ts";
import { isUnderWay, type Row, type Rows } from "./rows.ts";

/** Announces the events of a widget to screen readers. */
export interface Announcer {
  added(accepted: Rows, rejected: Rows): void;
  /** Announces each quarter of `total`, 0 to 1, once. Null, when nothing is uploaded any more, begins anew. */
  progress(total: number | null): void;
  /** Announces the results of a batch. */
  finished(batch: Rows): void;
  moved(rows: Rows, key: string): void;
  /** Announces that `row` is cancelled, removed or marked for removal. */
  removed(row: Row): void;
  restored(row: Row): void;
}

export function createAnnouncer(texts: () => Translate, locale: string): Announcer {
  let announcedQuarter = 0;
  const problemText = ({ name, problem }: Row): string =>
    texts()("Core.Named", name, textOf(problem!, texts(), locale));

  /** Announces good and bad results together; the bad ones make the announcement urgent. */
  function summary(good: Rows, goodKeys: [one: string, many: string], bad: Rows, badKey: string): void {
    const t = texts();
    const sentences: string[] = [];
    if (good.length > 0)
      sentences.push(good.length === 1 ? t(goodKeys[0], good[0]!.name) : t(goodKeys[1], good.length));
    if (bad.length > 0) sentences.push(bad.length === 1 ? problemText(bad[0]!) : t(badKey, bad.length));
    if (sentences.length > 0) announce(sentences.join(" "), bad.length > 0 ? "assertive" : "polite");
  }

  return {
    added: (accepted, rejected) =>
      summary(accepted, ["Upload.Adding", "Upload.AddingMany"], rejected, "Upload.RejectedMany"),
    progress(total) {
      if (total === null) announcedQuarter = 0;
      const quarter = Math.floor((total ?? 0) * 4);
      if (quarter <= announcedQuarter || quarter >= 4) return;
      announcedQuarter = quarter;
      announce(texts()("Upload.Progress", quarter * 25));
    },
    finished(batch) {
      const hasProblem = ({ problem }: Row): boolean => !!problem;
      const done = batch.filter((row) => !hasProblem(row));
      summary(done, ["Upload.Sent", "Upload.SentMany"], batch.filter(hasProblem), "Upload.FailedMany");
    },
    moved(rows, key) {
      const index = rows.findIndex((row) => row.key === key);
      if (index >= 0) announce(texts()("Upload.Moved", rows[index]!.name, index + 1, rows.length));
    },
    removed(row) {
      const key = isUnderWay(row) ? "Upload.Cancelled" : row.asset?.assetId ? "Upload.WillBeRemoved" : "Upload.Removed";
      announce(texts()(key, row.name));
    },
    restored: ({ name }) => announce(texts()("Upload.Kept", name)),
  };
}
