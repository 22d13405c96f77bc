import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { adoptStyle } from "../../../../shared/dom/adopt-style.ts";
import type { Asset } from "../../../../shared/api/assets.ts";
import { type CropArea, cropImage, type CropOrder } from "../../../../shared/api/crop.ts";
import { Dialog } from "../../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../../shared/dialog/open-dialog.tsx";
import { HttpError } from "../../../../shared/http/call.ts";
import { report } from "../../../../shared/http/report.ts";
import type { Translate } from "../../../../shared/i18n/texts.ts";
import { CropFields } from "./crop-fields.tsx";
import css from "./crop-dialog.css?inline";
import { CropFrame } from "./crop-frame.tsx";
import { previewOf } from "./preview.ts";
import { useCrop } from "./use-crop.ts";

adoptStyle(css);

/**
 * Lets the visitor choose a crop area, and crops the image on the server. The asset must have a width and a height. Null
 * if the visitor cancels, or if the signal aborts, because the widget unmounts. IMG-03, IMG-04
 */
export function askForCrop(order: CropOrder): Promise<Asset | null> {
  return new Promise((resolve) => {
    const { signal } = order;
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
        return <CropDialog {...order} t={t} id={id} onEnd={end} />;
      },
      () => resolve(null),
    );
  });
}

interface CropDialogProps extends CropOrder {
  t: Translate;
  id: string;
  onEnd(asset: Asset | null): void;
}

function CropDialog(props: CropDialogProps): ReactNode {
  const { asset, file, crop, t, id, onEnd } = props;
  const preview = usePreview(file, asset);
  const [isLoaded, setLoaded] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const buttons = useRef<HTMLFormElement>(null);
  const isBroken = isUnreadable || preview === null;
  const image = { width: asset.width!, height: asset.height! };
  const state = useCrop(picture, isLoaded && !isBroken && !isPlain, { image, crop }, () => setPlain(true));
  // Closing the dialog natively makes the browser restore the focus.
  const close = (): void => buttons.current?.closest("dialog")?.close();
  const { result, isBusy, problem, confirm } = useCropRequest(props, state.inImage, close);

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
            <img
              ref={picture}
              src={preview}
              alt=""
              onLoad={() => setLoaded(true)}
              onError={() => setUnreadable(true)}
            />
          )}
        </CropFrame>
      )}
      <CropFields id={id} t={t} state={state} isSquare={image.width === image.height} />
      <p className="atoll-crop-problem" role="alert">
        {problem}
      </p>
      <form ref={buttons} method="dialog" className="atoll-dialog-buttons">
        <button className="btn btn-outline-secondary">{t("Core.Cancel")}</button>
        <ConfirmButton t={t} isBusy={isBusy} onClick={() => void confirm()} />
      </form>
    </Dialog>
  );
}

const ConfirmButton = ({ t, isBusy, onClick }: { t: Translate; isBusy: boolean; onClick(): void }): ReactNode => (
  <button type="button" className="btn btn-primary" aria-disabled={isBusy || undefined} onClick={onClick}>
    {t(isBusy ? "Crop.Busy" : "Crop.Confirm")}
  </button>
);

/** Address of the preview; undefined while it is prepared, null if there is none. */
function usePreview(file: File, asset: Asset): string | null | undefined {
  const [preview, setPreview] = useState<string | null>();
  useEffect(() => {
    let isOver = false;
    void previewOf(file, asset).then((address) => {
      if (!isOver) setPreview(address);
    });
    return () => void (isOver = true);
  }, [file, asset]);
  return preview;
}

interface CropRequestState {
  /** The cropped asset; null before the server has answered. */
  result: RefObject<Asset | null>;
  isBusy: boolean;
  problem: string;
  confirm(): Promise<void>;
}

/** Sends the crop area to the server, and calls `close` on success. */
function useCropRequest({ t, ...order }: CropDialogProps, area: () => CropArea, close: () => void): CropRequestState {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const result = useRef<Asset | null>(null);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      result.current = await cropImage(order, area());
      close();
    } catch (error) {
      if (order.signal.aborted) return;
      // Show the error here, not in another dialog, so that the visitor can retry. IMG-06
      const text = error instanceof HttpError && error.text;
      setProblem(text || t("Crop.Failed"));
      setBusy(false);
      if (error instanceof HttpError && error.status === 401) void report(error);
      else if (!text) console.error("[atoll] a crop failed.", error);
    }
  }
  return { result, isBusy, problem, confirm };
}
