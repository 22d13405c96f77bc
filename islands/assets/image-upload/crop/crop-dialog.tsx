import { type ReactNode, useEffect, useRef, useState } from "react";
import { adoptStyle } from "../../../../shared/adopt-style.ts";
import { type Asset, cropPath } from "../../../../shared/api/assets.ts";
import { Dialog } from "../../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../../shared/dialog/open-dialog.tsx";
import { call, HttpError } from "../../../../shared/http/call.ts";
import { report } from "../../../../shared/http/report.ts";
import type { Translate } from "../../../../shared/i18n/texts.ts";
import type { PictureSize } from "../../../../shared/upload/problem.ts";
import { readUploaded, RefusedError } from "../../../../shared/upload/read-asset.ts";
import { CropFields } from "./crop-fields.tsx";
import css from "./crop-dialog.css?inline";
import { CropFrame } from "./crop-frame.tsx";
import { previewOf } from "./preview.ts";
import { useCrop } from "./use-crop.ts";

adoptStyle(css);

interface CropRequest {
  /** With its width and height. */
  asset: Asset;
  /** What it was uploaded from. */
  file: File;
  crop: PictureSize;
  keepOriginal: boolean;
  /** Aborts when the widget goes, and its dialog with it. */
  signal: AbortSignal;
}

/** Lets the visitor choose a part, and has the server cut it. Null when the visitor gives up. IMG-03, IMG-04 */
export function askForCrop(request: CropRequest): Promise<Asset | null> {
  return new Promise((resolve) => {
    const { signal } = request;
    if (signal.aborted) return resolve(null);
    openDialog(
      (t, close, id) => {
        let isOver = false;
        const end = (asset: Asset | null): void => {
          if (isOver) return;
          isOver = true;
          close();
          resolve(asset);
        };
        signal.addEventListener("abort", () => end(null), { once: true });
        return <CropDialog {...request} t={t} id={id} onEnd={end} />;
      },
      () => resolve(null),
    );
  });
}

interface CropDialogProps extends CropRequest {
  t: Translate;
  id: string;
  onEnd(asset: Asset | null): void;
}

function CropDialog({ asset, file, crop, keepOriginal, signal, t, id, onEnd }: CropDialogProps): ReactNode {
  const [preview, setPreview] = useState<string | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const picture = useRef<HTMLImageElement>(null);
  const buttons = useRef<HTMLFormElement>(null);
  const result = useRef<Asset | null>(null);
  const image = { width: asset.width!, height: asset.height! };
  const state = useCrop(picture, isLoaded && !isBroken && !isPlain, { image, crop }, () => setPlain(true));

  useEffect(() => {
    let isOver = false;
    void previewOf(file, asset).then((address) => {
      if (isOver) return;
      setPreview(address);
      if (!address) setBroken(true);
    });
    return () => void (isOver = true);
  }, [file, asset]);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      const answer = await call(
        cropPath(asset.tmpName || asset.guid, state.inImage(), crop.width, crop.height, keepOriginal),
        { signal },
      );
      result.current = readUploaded(answer, file, "the crop");
      // By the browser, which gives the focus back.
      buttons.current?.closest("dialog")?.close();
    } catch (error) {
      if (signal.aborted) return;
      // Said here, not in a dialog on top of this one: the visitor may try again. IMG-06
      setProblem(
        error instanceof RefusedError ? error.message : (error instanceof HttpError && error.text) || t("Crop.Failed"),
      );
      setBusy(false);
      if (error instanceof HttpError && error.status === 401) void report(error);
      else if (!(error instanceof RefusedError)) console.error("[atoll] a crop failed.", error);
    }
  }

  return (
    <Dialog
      id={id}
      className="atoll-crop"
      title={t("Crop.Title")}
      closeText={t("Core.Cancel")}
      onClose={() => onEnd(result.current)}
    >
      {isBroken ? (
        <p>{t("Crop.NoPreview")}</p>
      ) : (
        <CropFrame id={id} t={t} state={state} isPlain={isPlain}>
          {preview && (
            <img ref={picture} src={preview} alt="" onLoad={() => setLoaded(true)} onError={() => setBroken(true)} />
          )}
        </CropFrame>
      )}
      <CropFields id={id} t={t} state={state} isSquare={image.width === image.height} />
      <p className="atoll-crop-problem" role="alert">
        {problem}
      </p>
      <form ref={buttons} method="dialog" className="atoll-dialog-buttons">
        <button className="btn btn-outline-secondary">{t("Core.Cancel")}</button>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBusy || undefined}
          onClick={() => void confirm()}
        >
          {t(isBusy ? "Crop.Busy" : "Crop.Confirm")}
        </button>
      </form>
    </Dialog>
  );
}
