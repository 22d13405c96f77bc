import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { isComposing } from "../composition.ts";
import type { Translate } from "../i18n/texts.ts";
import { sizeText } from "./file-size.ts";
import { Icon } from "./icon.tsx";
import { textOf } from "./problem.ts";
import { isUnderWay, label, renamed, type Row } from "./rows.ts";
import type { Uploader } from "./uploader.ts";

interface FileRowProps {
  row: Row;
  /** Of the list, from 0. */
  index: number;
  count: number;
  /** Unlike any other's on the page. */
  id: string;
  t: Translate;
  locale: string;
  uploader: Uploader;
  isDragged: boolean;
  onGrip(event: PointerEvent): void;
  onMove(to: number, direction: "up" | "down"): void;
  onRemove(): void;
  onRetry(): void;
  onRestore(): void;
}

/** One file: what it is, how far it is, and what may be done with it. AST-06 */
export function FileRow({
  row,
  index,
  count,
  id,
  t,
  locale,
  uploader,
  isDragged,
  onGrip,
  onMove,
  onRemove,
  onRetry,
  onRestore,
}: FileRowProps): ReactNode {
  const { key, state, name, problem, file } = row;
  const isGone = state === "removed";
  const isFixed = isGone || state === "rejected";
  const isMovable = count > 1 && state !== "rejected";
  return (
    <li className="atoll-file" data-state={state} data-key={key} data-dragged={isDragged || undefined}>
      {isMovable && (
        <span className="atoll-file-grip" onPointerDown={onGrip}>
          <Icon name="grip" />
        </span>
      )}
      <Picture row={row} />
      <div className="atoll-file-main">
        {isFixed ? (
          <span className="atoll-file-name">{name}</span>
        ) : (
          <NameField
            id={`${id}-name`}
            name={name}
            given={row.givenName}
            label={t("Upload.Name", name)}
            onName={(next) => uploader.rename(key, next)}
          />
        )}
        <div className="atoll-file-facts" id={`${id}-facts`}>
          {problem ? (
            <span className="atoll-file-problem">{textOf(problem, t, locale)}</span>
          ) : isGone ? (
            t("Upload.GoesWithForm")
          ) : isUnderWay(row) ? (
            <Progress row={row} t={t} />
          ) : (
            factsOf(row, locale)
          )}
        </div>
      </div>
      <div className="atoll-file-buttons">
        {isMovable && (
          <Button
            icon="up"
            text={t("Upload.MoveUp", name)}
            isOff={index === 0}
            onClick={() => onMove(index - 1, "up")}
          />
        )}
        {isMovable && (
          <Button
            icon="down"
            text={t("Upload.MoveDown", name)}
            isOff={index === count - 1}
            onClick={() => onMove(index + 1, "down")}
          />
        )}
        {state === "failed" && file && (
          <Button icon="retry" text={t("Upload.Retry", name)} describedBy={`${id}-facts`} onClick={onRetry} />
        )}
        {isGone ? (
          <Button icon="undo" text={t("Upload.Keep", name)} describedBy={`${id}-facts`} onClick={onRestore} />
        ) : (
          <Button
            icon="remove"
            text={t(isUnderWay(row) ? "Upload.Cancel" : "Upload.Delete", name)}
            describedBy={problem && `${id}-facts`}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}

function Picture({ row }: { row: Row }): ReactNode {
  const source = row.asset?.thumbnail_url;
  return (
    <span className="atoll-file-picture">
      {source ? <img src={source} alt="" /> : <span aria-hidden="true">{label(row)}</span>}
    </span>
  );
}

function Progress({ row: { state, progress, name }, t }: { row: Row; t: Translate }): ReactNode {
  const percent = Math.round(progress * 100);
  const isStill = state === "waiting" || state === "settling";
  return (
    <>
      {/* Without a value it tells that something is under way, and not how far. */}
      <progress
        max="100"
        value={state === "settling" ? undefined : percent}
        aria-label={t("Upload.ProgressOf", name)}
      />
      <span>{isStill ? t(state === "waiting" ? "Upload.Waiting" : "Upload.Settling") : `${percent} %`}</span>
    </>
  );
}

const factsOf = (row: Row, locale: string): string => {
  const { asset, size } = row;
  return [
    label(row),
    size > 0 && sizeText(size, locale),
    asset?.width && asset.height && `${asset.width} × ${asset.height} px`,
  ]
    .filter(Boolean)
    .join(" · ");
};

interface NameFieldProps {
  id: string;
  name: string;
  given: string;
  label: string;
  onName(name: string): void;
}

/** The name, changed where it stands. What is posted with it is the widget's business. */
function NameField({ id, name, given, label: text, onName }: NameFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (): void => {
    if (typed !== null) onName(renamed(typed, given));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape" && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
    // Enter would send the form.
    if (event.key !== "Enter") return;
    event.preventDefault();
    settle();
  };
  return (
    <>
      <label className="atoll-visually-hidden" htmlFor={id}>
        {text}
      </label>
      <input
        id={id}
        className="atoll-file-name"
        type="text"
        autoComplete="off"
        maxLength={200}
        value={typed ?? name}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

interface ButtonProps {
  icon: Parameters<typeof Icon>[0]["name"];
  text: string;
  describedBy?: string | undefined;
  /** Keeps its place and the focus, and does nothing. */
  isOff?: boolean;
  onClick(): void;
}

const Button = ({ icon, text, describedBy, isOff, onClick }: ButtonProps): ReactNode => (
  <button
    type="button"
    className="atoll-file-button"
    data-act={icon}
    aria-label={text}
    title={text}
    aria-describedby={describedBy}
    aria-disabled={isOff || undefined}
    onClick={() => isOff || onClick()}
  >
    <Icon name={icon} />
  </button>
);
