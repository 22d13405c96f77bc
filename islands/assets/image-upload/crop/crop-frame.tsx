import type { KeyboardEvent, ReactNode } from "react";
import type { Translate } from "../../../../shared/i18n/texts.ts";
import { moved, resized, stepOf } from "./area.ts";
import type { CropState } from "./use-crop.ts";

const arrows: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Keys that widen (1) or narrow (-1) the area. */
const sizes: Record<string, number> = { "+": 1, "=": 1, "-": -1 };

interface CropFrameProps {
  id: string;
  t: Translate;
  state: CropState;
  /** The library could not load: a plain frame shows the crop area. */
  isPlain: boolean;
  /** The picture. */
  children: ReactNode;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/**
 * The picture with the crop frame. The library handles the pointer, this component the keyboard: arrow keys move the
 * area, with Shift they resize it, with Alt they go by one pixel. IMG-03
 */
export function CropFrame({ id, t, state, isPlain, children }: CropFrameProps): ReactNode {
  const { area, task, set } = state;
  const press = (event: KeyboardEvent): void => {
    // Leave shortcuts of the browser alone, such as page zoom.
    if (event.ctrlKey || event.metaKey) return;
    const step = event.altKey ? 1 : stepOf(task);
    const arrow = arrows[event.key];
    const size = sizes[event.key] ?? (event.shiftKey && arrow ? arrow[0] - arrow[1] : 0);
    if (!arrow && !size) return;
    event.preventDefault();
    set(size ? resized(area, size * step, task) : moved(area, arrow![0] * step, arrow![1] * step, task));
  };
  return (
    <>
      <p id={`${id}-help`}>{t("Crop.Help")}</p>
      {/* The library adds its nodes next to the picture, so the picture is alone in its div. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="atoll-crop-place"
        role="application"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t("Crop.Frame")}
        aria-describedby={`${id}-help ${id}-area`}
        onKeyDown={press}
      >
        {isPlain ? <PlainFrame state={state}>{children}</PlainFrame> : <div>{children}</div>}
      </div>
    </>
  );
}

/** Shows the crop area without the library. The picture turns by CSS. */
function PlainFrame({ state, children }: Pick<CropFrameProps, "state" | "children">): ReactNode {
  const { area, task, quarters } = state;
  const { width, height } = task.image;
  return (
    <div>
      <div className="atoll-crop-plain">
        <div style={{ transform: `rotate(${quarters * 90}deg)` }}>{children}</div>
        <i
          style={{
            left: percent(area.x, width),
            top: percent(area.y, height),
            width: percent(area.width, width),
            height: percent(area.height, height),
          }}
        />
      </div>
    </div>
  );
}
