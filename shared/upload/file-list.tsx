import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Translate } from "../i18n/texts.ts";
import { FileRow } from "./file-row.tsx";
import { neighbour, type Rows } from "./rows.ts";
import type { Uploader } from "./uploader.ts";
import { useDragging } from "./use-dragging.ts";

interface FileListProps {
  id: string;
  rows: Rows;
  t: Translate;
  locale: string;
  uploader: Uploader;
  /** Where the focus goes when no file is left. */
  focusButton(): void;
}

/** The files, in the order in which they are posted. */
export function FileList({ id, rows, t, locale, uploader, focusButton }: FileListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ key: string | null; acts: string[] } | null>(null);
  const { dragged, grip } = useDragging(list, uploader);

  // A row that moves loses the focus, and one that goes takes it along. Before the next key: what that one wants is sought in the list as it is then.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { key, acts } = wanted.current;
    wanted.current = null;
    const row = [...(list.current?.children ?? [])].find((child) => (child as HTMLElement).dataset["key"] === key);
    const button = acts.map((act) => row?.querySelector<HTMLElement>(`[data-act="${act}"]`)).find(Boolean);
    if (button) button.focus();
    else focusButton();
    // When the list has changed.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows, focusButton]);

  return (
    <div className="atoll-files">
      {/* Some browsers take a list without signs for none. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" ref={list} aria-label={t("Upload.List")}>
        {rows.map((row, index) => (
          <FileRow
            key={row.key}
            id={`${id}-${row.key}`}
            {...{ row, index, t, locale, uploader }}
            count={rows.length}
            isDragged={dragged === row.key}
            onGrip={(event) => grip(event, row.key)}
            onMove={(to, direction) => {
              wanted.current = { key: row.key, acts: [direction] };
              uploader.move(index, to);
            }}
            onRemove={() => {
              const isKept = row.state === "done" && !!row.asset?.AssetId;
              const next = isKept ? row.key : neighbour(rows, row.key);
              wanted.current = { key: next, acts: ["undo", "remove"] };
              uploader.remove(row.key);
              // This list is no more.
              if (next === null) focusButton();
            }}
            onRetry={() => {
              wanted.current = { key: row.key, acts: ["remove"] };
              uploader.retry(row.key);
            }}
            onRestore={() => {
              wanted.current = { key: row.key, acts: ["remove"] };
              uploader.restore(row.key);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
