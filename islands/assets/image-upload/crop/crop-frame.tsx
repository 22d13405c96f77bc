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
/** Wider, narrower. */
const sizes: Record<string, number> = { "+": 1, "=": 1, "-": -1 };

interface CropFrameProps {
  id: string;
  t: Translate;
  state: CropState;
  /** The library's frame cannot be had: ours only shows where the part is. */
  isPlain: boolean;
  /** The picture. */
  children: ReactNode;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The picture with its frame: for the pointer the library's, for the keyboard ours. Arrows move, with Shift they size; with Alt by one pixel. IMG-03 */
export function CropFrame({
  id,
  t,
  state: { area, task, quarters, set },
  isPlain,
  children,
}: CropFrameProps): ReactNode {
  const { width, height } = task.image;
  const press = (event: KeyboardEvent): void => {
    // The browser's own, such as to zoom the page.
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
      {/* The library puts its own nodes beside the picture: they are alone in there. */}
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
        {isPlain ? (
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
        ) : (
          <div>{children}</div>
        )}
      </div>
    </>
  );
}
