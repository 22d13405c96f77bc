import { type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { focusOn } from "../../../shared/focus-on.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { Notice } from "../../../shared/stores/notices.ts";
import { sameElement } from "../../../shared/same-element.ts";
import { notices, removeNotice } from "../../../shared/stores/notices.ts";
import { useStore } from "../../../shared/stores/use-store.ts";
import { lifeOf } from "./rules.ts";

/** What had the focus before a notice. */
let from: Element | null = null;

/** What had it last in a notice: it comes back to that from another window, too. */
let inside: EventTarget | null = null;

function noteFrom({ currentTarget, relatedTarget, target }: FocusEvent): void {
  const isBack = !relatedTarget && target === inside;
  if (!isBack && !currentTarget.contains(relatedTarget as Node | null)) from = relatedTarget as Element | null;
  inside = target;
}

/** Whoever is done with a notice goes on where they were. */
function focusBack(): void {
  const back = from?.isConnected ? from : from && sameElement(from);
  from = null;
  for (const place of [back, document.querySelector("#page h1")] as (HTMLElement | null)[]) {
    if (place) focusOn(place);
    if (place && document.activeElement === place) return;
  }
}

export default function Notifications(): ReactNode {
  const t = useTexts();
  const list = useStore(notices, (state) => state.list);
  if (!t || list.length === 0) return null;
  return (
    // The focus comes to the buttons in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="atoll-notices" aria-label={t("Notification.Region")} onFocus={noteFrom}>
      <ul>
        {/* The newest lies on top: what was there does not move. */}
        {list
          .toReversed()
          .map((notice) =>
            notice.isGone ? (
              <Gone key={notice.id} notice={notice} />
            ) : (
              <Toast key={notice.id} notice={notice} closeText={t("Notification.Close")} />
            ),
          )}
      </ul>
    </section>
  );
}

/** As high as it was. */
const Gone = ({ notice: { title, text, action } }: { notice: Notice }): ReactNode => (
  <li className="atoll-notice atoll-notice-gone" aria-hidden="true" inert>
    <Words title={title} text={text} />
    {action && <span className="btn btn-sm">{action.text}</span>}
    <span className="atoll-notice-close" />
  </li>
);

const Words = ({ title, text }: Pick<Notice, "title" | "text">): ReactNode => (
  <span className="atoll-notice-text">
    {title && <strong>{title} </strong>}
    {text}
  </span>
);

/** What it says has been announced already: this is for the eyes. It does not go while it is pointed at or focused. */
function Toast({ notice, closeText }: { notice: Notice; closeText: string }): ReactNode {
  const { id, kind, title, text, action } = notice;
  const [held, setHeld] = useState(false);
  const life = lifeOf(notice);
  useEffect(() => {
    if (held || life === null) return undefined;
    const timer = setTimeout(() => removeNotice(id), life);
    return () => clearTimeout(timer);
  }, [held, life, id]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <li className={`atoll-notice atoll-notice-${kind}`} {...hold}>
      <Words title={title} text={text} />
      {action && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => {
            removeNotice(id);
            focusBack();
            action.run();
          }}
        >
          {action.text}
        </button>
      )}
      <button
        type="button"
        className="atoll-notice-close"
        aria-label={closeText}
        onClick={() => {
          removeNotice(id);
          focusBack();
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
