import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import type { CropArea } from "../../../../shared/api/crop.ts";
import { isComposing } from "../../../../shared/form/composition.ts";
import type { Translate } from "../../../../shared/i18n/texts.ts";
import { fitted, widest } from "./area.ts";
import type { CropState } from "./use-crop.ts";

/** The area is announced when it has not changed for this long. */
const ANNOUNCE_DELAY_MS = 400;

interface CropFieldsProps {
  id: string;
  t: Translate;
  state: CropState;
  isSquare: boolean;
}

/** Number fields for the crop area, as an alternative to dragging, and buttons that turn a square image. IMG-05 */
export function CropFields({ id, t, state, isSquare }: CropFieldsProps): ReactNode {
  const { area, task, quarters, turn } = state;
  const { image, crop } = task;
  const text = t("Crop.Area", area.x, area.y, area.width, area.height);
  const [announced, setAnnounced] = useState(text);
  const [isComposed, setComposed] = useState(false);
  useEffect(() => {
    if (isComposed) return undefined;
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isComposed]);
  const field = (name: "x" | "y" | "width", key: string, min: number, max: number): ReactNode => (
    <NumberField id={`${id}-${name}`} label={t(key)} name={name} min={min} max={max} state={state} />
  );
  return (
    <>
      {isSquare && (
        <div className="atoll-crop-turns">
          <button type="button" className="btn btn-outline-secondary" onClick={() => turn(3)}>
            {t("Crop.RotateLeft")}
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={() => turn(1)}>
            {t("Crop.RotateRight")}
          </button>
          <output>{quarters > 0 && t("Crop.Turned", quarters * 90)}</output>
        </div>
      )}
      <div
        className="atoll-crop-fields"
        onCompositionStart={() => setComposed(true)}
        onCompositionEnd={() => setComposed(false)}
      >
        {field("x", "Crop.X", 0, image.width - area.width)}
        {field("y", "Crop.Y", 0, image.height - area.height)}
        {field("width", "Crop.Width", crop.width, widest(task))}
      </div>
      <p id={`${id}-area`} className="atoll-crop-area">
        {text}
      </p>
      <output className="atoll-visually-hidden">{announced}</output>
    </>
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  name: "x" | "y" | "width";
  min: number;
  max: number;
  state: CropState;
}

/** A number field. It keeps the typed text until the number is valid or the field loses the focus. */
function NumberField({ id, label, name, min, max, state: { area, task, set } }: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const withValue = (text: string): CropArea => ({ ...area, [name]: Number(text) });
  const commit = (): void => {
    if (typed) set(withValue(typed));
    setTyped(null);
  };
  const onInput = ({ nativeEvent, currentTarget: { value: text } }: SyntheticEvent<HTMLInputElement>): void => {
    // Do not validate the text of an unfinished composition.
    if (isComposing(nativeEvent)) return setTyped(text);
    const fits = text !== "" && fitted(withValue(text), task)[name] === Number(text);
    setTyped(fits ? null : text);
    if (fits) set(withValue(text));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !isComposing(event.nativeEvent)) commit();
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="form-control"
        type="number"
        inputMode="numeric"
        step="1"
        min={min}
        max={max}
        value={typed ?? area[name]}
        onInput={onInput}
        onCompositionEnd={onInput}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
