import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { isComposing } from "../form/composition.ts";
import { shell } from "../shell-api.ts";
import { formatNumber, joined } from "../i18n/number.ts";
import type { Translate } from "../i18n/texts.ts";
import { sizeText } from "./file-size.ts";
import { Icon } from "./icon.tsx";
import { textOf } from "./problem.ts";
import { isUnderWay, typeLabel, renamed, type Row } from "./rows.ts";
import type { Uploader } from "./uploader.ts";

interface FileRowProps {
  row: Row;
  /** Place in the list, from 0. */
  index: number;
  count: number;
  /** Unique on the page. */
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

/** A file of the list: its picture, name and progress, and buttons to move, retry, remove or restore it. AST-06 */
export function FileRow(props: FileRowProps): ReactNode {
  const { row, count, id, t, locale, uploader, isDragged, onGrip } = props;
  const { key, state, name } = row;
  const isMovable = !uploader.isSingle && count > 1 && state !== "rejected";
  return (
    <li className="atoll-file" data-state={state} data-key={key} data-dragged={isDragged || undefined}>
      {isMovable && (
        <span className="atoll-file-grip" onPointerDown={onGrip}>
          <Icon name="grip" />
        </span>
      )}
      <Picture row={row} />
      <div className="atoll-file-main">
        {state === "removed" || state === "rejected" ? (
          <span className="atoll-file-name">
            <bdi>{name}</bdi>
          </span>
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
          <Facts row={row} t={t} locale={locale} />
        </div>
      </div>
      <div className="atoll-file-buttons">
        {isMovable && <MoveButtons {...props} />}
        <RowButtons {...props} />
      </div>
    </li>
  );
}

const MoveButtons = ({ row: { name }, index, count, t, onMove }: FileRowProps): ReactNode => (
  <>
    <Button icon="up" text={t("Upload.MoveUp", name)} isOff={index === 0} onClick={() => onMove(index - 1, "up")} />
    <Button
      icon="down"
      text={t("Upload.MoveDown", name)}
      isOff={index === count - 1}
      onClick={() => onMove(index + 1, "down")}
    />
  </>
);

/** Buttons to retry, and to remove or restore a file. */
function RowButtons({ row, id, t, onRetry, onRestore, onRemove }: FileRowProps): ReactNode {
  const { state, name, problem, file } = row;
  return (
    <>
      {state === "failed" && file && (
        <Button icon="retry" text={t("Upload.Retry", name)} describedBy={`${id}-facts`} onClick={onRetry} />
      )}
      {state === "removed" ? (
        <Button icon="undo" text={t("Upload.Keep", name)} describedBy={`${id}-facts`} isOnce onClick={onRestore} />
      ) : (
        <Button
          icon="remove"
          text={t(isUnderWay(row) ? "Upload.Cancel" : "Upload.Delete", name)}
          describedBy={problem && `${id}-facts`}
          isOnce
          onClick={onRemove}
        />
      )}
    </>
  );
}

function Facts({ row, t, locale }: { row: Row; t: Translate; locale: string }): ReactNode {
  if (row.problem) return <span className="atoll-file-problem">{textOf(row.problem, t, locale)}</span>;
  if (row.state === "removed") return t("Upload.GoesWithForm");
  return isUnderWay(row) ? <Progress row={row} t={t} /> : factsOf(row, locale);
}

function Picture({ row }: { row: Row }): ReactNode {
  const source = row.asset?.thumbnailUrl;
  return (
    <span className="atoll-file-picture">
      {source ? <img src={source} alt="" /> : <span aria-hidden="true">{typeLabel(row)}</span>}
    </span>
  );
}

function Progress({ row: { state, progress, name }, t }: { row: Row; t: Translate }): ReactNode {
  const percent = Math.round(progress * 100);
  const isIdle = state === "waiting" || state === "settling";
  return (
    <>
      {/* Indeterminate while the server or the visitor processes the file. */}
      <progress
        max="100"
        value={state === "settling" ? undefined : percent}
        aria-label={t("Upload.ProgressOf", name)}
      />
      <span>
        {isIdle
          ? t(state === "waiting" ? "Upload.Waiting" : "Upload.Settling")
          : formatNumber(percent, shell().settings.locale, "percent")}
      </span>
    </>
  );
}

const factsOf = (row: Row, locale: string): string => {
  const { asset, size } = row;
  const pixels = asset?.width && asset.height && `${asset.width}\u00a0×\u00a0${asset.height}\u00a0px`;
  return joined([typeLabel(row), size > 0 && sizeText(size, locale), pixels], locale, " · ");
};

interface NameFieldProps {
  id: string;
  name: string;
  /** The original name, whose file extension stays. */
  given: string;
  label: string;
  onName(name: string): void;
}

/** An editable name. */
function NameField({ id, name, given, label, onName }: NameFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    if (typed !== null) onName(renamed(typed, given));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape" && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
    // Enter must not submit the form.
    if (event.key !== "Enter") return;
    event.preventDefault();
    commit();
  };
  return (
    <>
      <label className="atoll-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="atoll-file-name"
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={typed ?? name}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

interface ButtonProps {
  icon: Parameters<typeof Icon>[0]["name"];
  text: string;
  describedBy?: string | undefined;
  /** The button keeps its place and the focus, but a click does nothing. */
  isOff?: boolean;
  /** Ignores a held Enter and the second click of a double click: the first has put another button there. */
  isOnce?: boolean;
  onClick(): void;
}

const Button = ({ icon, text, describedBy, isOff, isOnce, onClick }: ButtonProps): ReactNode => (
  <button
    type="button"
    className="atoll-file-button"
    data-act={icon}
    aria-label={text}
    title={text}
    aria-describedby={describedBy}
    aria-disabled={isOff || undefined}
    onKeyDown={(event) => isOnce && event.repeat && event.key === "Enter" && event.preventDefault()}
    onClick={({ detail }) => isOff || (isOnce && detail > 1) || onClick()}
  >
    <Icon name={icon} />
  </button>
);
