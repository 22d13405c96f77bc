import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
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
  /** Moves the focus to the widget's button; runs when no file is left. */
  focusButton(): void;
}

/** The list of files, in the order in which the form posts them. */
export function FileList({ id, rows, t, locale, uploader, focusButton }: FileListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const pendingFocus = useFocusAfterChange(list, rows, focusButton);
  const { dragged, startDragging } = useDragging(list, uploader);

  return (
    <div className="atoll-files">
      {/* Safari drops the list role of a list without markers. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" ref={list} aria-label={t("Upload.List")}>
        {rows.map((row, index) => (
          <FileRow
            key={row.key}
            id={`${id}-${row.key}`}
            {...{ row, index, t, locale, uploader }}
            count={rows.length}
            isDragged={dragged === row.key}
            onGrip={(event) => startDragging(event, row.key)}
            onMove={(to, direction) => {
              pendingFocus.current = { key: row.key, buttons: [direction] };
              uploader.move(index, to);
            }}
            onRemove={() => {
              const isMarkedOnly = row.state === "done" && !!row.asset?.assetId;
              const next = isMarkedOnly ? row.key : neighbour(rows, row.key);
              pendingFocus.current = { key: next, buttons: ["undo", "remove"] };
              uploader.remove(row.key);
              // The list is empty and unmounts, so the effect does not run.
              if (next === null) focusButton();
            }}
            onRetry={() => {
              pendingFocus.current = { key: row.key, buttons: ["remove"] };
              uploader.retry(row.key);
            }}
            onRestore={() => {
              pendingFocus.current = { key: row.key, buttons: ["remove"] };
              uploader.restore(row.key);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/** The row to focus after a change of the list, and its buttons in order of preference. */
interface FocusTarget {
  key: string | null;
  buttons: string[];
}

/** A row loses the focus when it moves or is removed. Moves the focus to the target in the returned ref. */
function useFocusAfterChange(
  list: RefObject<HTMLUListElement | null>,
  rows: Rows,
  focusButton: () => void,
): RefObject<FocusTarget | null> {
  const target = useRef<FocusTarget>(null);
  // A layout effect runs before the next key is handled.
  useLayoutEffect(() => {
    if (!target.current) return;
    const { key, buttons } = target.current;
    target.current = null;
    const element = list.current;
    const row = [...(element?.children ?? [])].find((child) => (child as HTMLElement).dataset["key"] === key);
    const button = buttons.map((name) => row?.querySelector<HTMLElement>(`[data-act="${name}"]`)).find(Boolean);
    if (button) button.focus();
    else focusButton();
    // Runs after each change of the list.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [list, rows, focusButton]);
  return target;
}
