import { type ClipboardEvent, type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import { shell } from "../shell-api.ts";
import { joined } from "../i18n/number.ts";
import type { Translate } from "../i18n/texts.ts";
import { useTexts } from "../i18n/use-texts.ts";
import type { ViewContext } from "../island/mount.ts";
import { useStore } from "../stores/use-store.ts";
import { acceptAttribute } from "./accept.ts";
import { FileList } from "./file-list.tsx";
import { sizeText } from "./file-size.ts";
import { namesOf, pixels, type UploadRules } from "./problem.ts";
import { isDone, isPresent, isUnderWay, type Rows } from "./rows.ts";
import type { Uploader } from "./uploader.ts";
import { checkboxName, type UploadBinding } from "./upload-binding.ts";
import { useUploading } from "./use-uploading.ts";

interface UploadWidgetProps extends UploadBinding {
  context: ViewContext;
  uploader: Uploader;
  rules: UploadRules;
  /** The visitor can pick several files at once. */
  isMultiple: boolean;
  /** Text keys of the button: without a file, and with one. */
  chooseKeys: [first: string, next: string];
  dropKey: string;
}

/**
 * A zone to choose, drop or paste files, and the list of these files. Disabled until the upload engine has loaded.
 * AST-05
 */
export function UploadWidget(props: UploadWidgetProps): ReactNode {
  const t = useTexts();
  // Without texts, keep the file field of the CMS.
  return t && <DropZone {...props} t={t} />;
}

function DropZone({
  context,
  uploader,
  rules,
  isMultiple,
  chooseKeys,
  dropKey,
  t,
  ...binding
}: UploadWidgetProps & { t: Translate }): ReactNode {
  const { id } = context;
  const { locale } = shell().settings;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const rows = useStore(uploader.store, (state) => state.rows);
  const isReady = useStore(uploader.store, (state) => state.isReady);
  const [message, setMessage] = useState("");
  const [description, setDescription] = useState("");
  const focusButton = useCallback(() => button.current?.focus(), []);
  useUploading({ context, uploader, root, button, setMessage, setDescription, ...binding });

  return (
    // Not a fieldset: the site's own fieldset styles would apply.
    <div
      ref={root}
      className="atoll-upload"
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={t("Upload.List")}
      aria-busy={!isReady}
      onPaste={(event) => isReady && addPasted(event, uploader)}
    >
      <FilePicker
        {...{ id, uploader, rules, isMultiple, chooseKeys, dropKey, t, locale, button, isReady, description }}
        hasFile={rows.some(isPresent)}
      />
      <p className="atoll-upload-note" role="alert">
        {message && t(message)}
      </p>
      {/* The form's validation engine writes its message here. */}
      <p className="atoll-upload-missing" role="alert" data-valmsg-for={checkboxName(binding.uniqueId)} />
      {isMultiple && <Summary uploader={uploader} rows={rows} t={t} />}
      {rows.length > 0 && <FileList {...{ id, rows, t, locale, uploader, focusButton }} />}
    </div>
  );
}

function addPasted(event: ClipboardEvent, uploader: Uploader): void {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  uploader.add(files);
}

interface FilePickerProps extends Pick<
  UploadWidgetProps,
  "uploader" | "rules" | "isMultiple" | "chooseKeys" | "dropKey"
> {
  id: string;
  t: Translate;
  locale: string;
  button: RefObject<HTMLButtonElement | null>;
  isReady: boolean;
  hasFile: boolean;
  /** The `aria-describedby` of the file field of the CMS; without it the widget shows its own hint. */
  description: string;
}

/** A button that opens the file dialog, and the texts next to it. */
function FilePicker({
  id,
  uploader,
  rules,
  isMultiple,
  chooseKeys,
  dropKey,
  t,
  locale,
  button,
  isReady,
  hasFile,
  description,
}: FilePickerProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="atoll-upload-zone">
      <button
        ref={button}
        type="button"
        id={`${id}-choose`}
        className="btn btn-outline-primary"
        disabled={!isReady}
        aria-describedby={description || `${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {t(chooseKeys[hasFile ? 1 : 0])}
      </button>
      <span className="atoll-upload-drop">{t(dropKey)}</span>
      {!description && (
        <span className="atoll-upload-hint" id={`${id}-hint`}>
          {hintOf(rules, t, locale)}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(chooseKeys[0])}
        multiple={isMultiple}
        accept={acceptAttribute(rules.accept) || undefined}
        onChange={({ currentTarget }) => {
          uploader.add([...(currentTarget.files ?? [])]);
          // Without this, picking the same file again would fire no change event.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

/** The number of files and their total progress. */
function Summary({ uploader, rows, t }: { uploader: Uploader; rows: Rows; t: Translate }): ReactNode {
  const total = useStore(uploader.store, (state) => state.total);
  const files = rows.filter(isPresent);
  const done = files.filter(isDone).length;
  if (rows.length < 2) return null;
  return (
    <div className="atoll-upload-summary">
      {/* The last number decides the plural form, so the first one is passed as text. */}
      <span>
        {rows.some(isUnderWay) ? t("Upload.SomeOf", String(done), files.length) : t("Upload.Files", files.length)}
      </span>
      {total !== null && <progress max="100" value={Math.round(total * 100)} aria-label={t("Upload.Total")} />}
    </div>
  );
}

/** A line that lists the accepted types and the limits. UPL-03 */
function hintOf({ accept, maxSize, maxFiles, minimum, imagesOnly }: UploadRules, t: Translate, locale: string): string {
  const names = namesOf(accept, t, locale) || (imagesOnly ? t("Upload.Images") : "");
  return joined(
    [
      names,
      maxSize > 0 && t("Upload.HintSize", sizeText(maxSize, locale)),
      maxFiles > 0 && t("Upload.HintCount", maxFiles),
      minimum && t("Upload.HintMinimum", pixels(minimum)),
    ],
    locale,
    " · ",
  );
}
