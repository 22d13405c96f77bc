import { type ClipboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { shell } from "../face.ts";
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
import { markName, useUploading, type Wiring } from "./use-uploading.ts";

interface UploadWidgetProps extends Wiring {
  context: ViewContext;
  uploader: Uploader;
  rules: UploadRules;
  /** Several may be picked at once. */
  isMultiple: boolean;
  /** Keys of the words on its button: with nothing there yet, and with something. */
  chooseKeys: [first: string, next: string];
  dropKey: string;
}

/** A place to choose, drop or paste files, and the list of them; the CMS's own content stands aside. Blocked until what sends is there. AST-05 */
export function UploadWidget(props: UploadWidgetProps): ReactNode {
  const t = useTexts();
  // Without words the CMS's own field is the better one.
  return t && <Zone {...props} t={t} />;
}

function Zone({
  context,
  uploader,
  rules,
  isMultiple,
  chooseKeys,
  dropKey,
  t,
  ...wiring
}: UploadWidgetProps & { t: Translate }): ReactNode {
  const { id } = context;
  const { locale } = shell().settings;
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const rows = useStore(uploader.store, (state) => state.rows);
  const isReady = useStore(uploader.store, (state) => state.isReady);
  const [note, setNote] = useState("");
  const [description, setDescription] = useState("");
  const focusButton = useCallback(() => button.current?.focus(), []);
  useUploading({ context, uploader, root, button, setNote, setDescription, ...wiring });

  const hasFile = rows.some(isPresent);
  const paste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !isReady) return;
    event.preventDefault();
    uploader.add(files);
  };
  return (
    // A fieldset would look as the site has its fieldsets.
    <div
      ref={root}
      className="atoll-upload"
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={t("Upload.List")}
      aria-busy={!isReady}
      onPaste={paste}
    >
      <div className="atoll-upload-zone">
        <button
          ref={button}
          type="button"
          id={`${id}-choose`}
          className="btn btn-outline-primary"
          disabled={!isReady}
          aria-describedby={description || `${id}-hint`}
          onClick={() => picker.current?.click()}
        >
          {t(isReady ? chooseKeys[hasFile ? 1 : 0] : "Core.Loading")}
        </button>
        <span className="atoll-upload-drop">{t(dropKey)}</span>
        {!description && (
          <span className="atoll-upload-hint" id={`${id}-hint`}>
            {hintOf(rules, t, locale)}
          </span>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t(chooseKeys[0])}
          multiple={isMultiple}
          accept={acceptAttribute(rules.accept) || undefined}
          onChange={(event) => {
            const input = event.currentTarget;
            uploader.add([...(input.files ?? [])]);
            // The same file may be picked once more.
            input.value = "";
          }}
        />
      </div>
      <p className="atoll-upload-note" role="alert">
        {note && t(note)}
      </p>
      {/* For the words of the engine that checks the form. */}
      <p className="atoll-upload-missing" role="alert" data-valmsg-for={markName(wiring.uniqueId)} />
      {isMultiple && <Summary uploader={uploader} rows={rows} t={t} />}
      {rows.length > 0 && <FileList {...{ id, rows, t, locale, uploader, focusButton }} />}
    </div>
  );
}

/** How many are there, and how far all of them are together. */
function Summary({ uploader, rows, t }: { uploader: Uploader; rows: Rows; t: Translate }): ReactNode {
  const total = useStore(uploader.store, (state) => state.total);
  const all = rows.filter(isPresent);
  const done = all.filter(isDone).length;
  if (rows.length < 2) return null;
  return (
    <div className="atoll-upload-summary">
      {/* Of all of them the words take their form. */}
      <span>
        {rows.some(isUnderWay) ? t("Upload.SomeOf", String(done), all.length) : t("Upload.Files", all.length)}
      </span>
      {total !== null && <progress max="100" value={Math.round(total * 100)} aria-label={t("Upload.Total")} />}
    </div>
  );
}

/** What may be chosen, in a line. UPL-03 */
function hintOf({ accept, maxSize, maxFiles, minimum, imagesOnly }: UploadRules, t: Translate, locale: string): string {
  const names = namesOf(accept, t) || (imagesOnly ? t("Upload.Images") : "");
  return [
    names,
    maxSize > 0 && t("Upload.HintSize", sizeText(maxSize, locale)),
    maxFiles > 0 && t("Upload.HintCount", maxFiles),
    minimum && t("Upload.HintMinimum", pixels(minimum)),
  ]
    .filter(Boolean)
    .join(" · ");
}
