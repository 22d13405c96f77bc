import { texts } from "../i18n/texts.ts";
import type { CmsContent } from "./cms-content.ts";
import { holdForm } from "./hold-form.ts";
import { postedFields } from "./posted-fields.ts";
import { requiredCheckbox } from "./required-checkbox.ts";
import { isPresent, isUnderWay } from "./rows.ts";
import { checkboxName, type MountedWidget } from "./upload-binding.ts";

/**
 * Keeps the posted fields and the required checkbox in step with the files, and holds back a submit during uploads.
 * Returns a function that restores the form.
 */
export function connectForm(
  { context: { host }, uploader, root, button, uniqueId, fieldsOf, isOwnField, setMessage }: MountedWidget,
  cmsContent: CmsContent,
  isBusy: () => boolean,
  signal: AbortSignal,
): () => void {
  const { store } = uploader;
  const form = host.closest("form");
  const place = root.current!;
  const fields = postedFields(host, place, isOwnField);
  const checkbox = requiredCheckbox({
    scope: form ?? host,
    place,
    name: checkboxName(uniqueId),
    text: texts()!("Upload.Required"),
    onMissing(isReported) {
      if (!isReported) setMessage("Upload.Required");
      button.current?.focus();
    },
  });
  const formHold = form && holdForm({ form, isBusy, onHold: () => setMessage("Upload.FormWaits"), signal });
  // The browser resets the fields after the event, so wait until then.
  form?.addEventListener("reset", () => setTimeout(uploader.reset), { signal });

  const initialCount = store.getState().rows.length;
  const update = (): void => {
    const { rows } = store.getState();
    if (rows.length !== initialCount) cmsContent.releaseHeight();
    fields.set(fieldsOf(rows));
    const hasFile = rows.some(isPresent);
    // A file in upload counts as present: the form can be submitted, and then waits for the upload.
    if (checkbox.set(hasFile) && hasFile) setMessage("");
    if (rows.some(isUnderWay)) return;
    const isComplete = rows.every(({ state }) => state !== "failed");
    if (formHold?.release(isComplete)) setMessage(isComplete ? "" : "Upload.FormNotSent");
    else if (hasFile) setMessage("");
  };
  update();
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    fields.restore();
    checkbox.restore();
  };
}
