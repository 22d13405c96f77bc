import { type ReactNode, useEffect, useState } from "react";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { Notice } from "../../../shared/stores/notices.ts";
import { notices, removeNotice } from "../../../shared/stores/notices.ts";
import { useStore } from "../../../shared/stores/use-store.ts";
import { recordOrigin, restoreFocus, savePreviousFocus } from "./focus.ts";
import { lifetimeOf } from "./rules.ts";
import { useEndSpace } from "./use-end-space.ts";
import { useHeight } from "./use-height.ts";
import { useInPage } from "./use-in-page.ts";

export default function Notifications(): ReactNode {
  const t = useTexts();
  const all = useStore(notices, (state) => state.list);
  const list = useInPage(all, t);
  const hasSpace = useEndSpace(list.length > 0);
  const section = useHeight(list.length > 0 && !!t);
  useEffect(recordOrigin);
  if (!t || list.length === 0) return hasSpace && <div className="atoll-notices-space" />;
  return (
    // The handler watches the focus of the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={section} className="atoll-notices" aria-label={t("Notification.Region")} onFocus={savePreviousFocus}>
      <ul>
        {/* New notices are added on top, so that visible ones do not move. */}
        {list
          .toReversed()
          .map((notice) =>
            notice.isRemoved ? (
              <ClosedNotice key={notice.id} notice={notice} />
            ) : (
              <Toast key={notice.id} notice={notice} closeText={t("Notification.Close")} />
            ),
          )}
      </ul>
    </section>
  );
}

/** Keeps the height of a closed notice, so that the others do not move. */
const ClosedNotice = ({ notice: { title, text, action } }: { notice: Notice }): ReactNode => (
  <li className="atoll-notice atoll-notice-gone" aria-hidden="true" inert>
    <NoticeText title={title} text={text} />
    {action && <span className="btn btn-sm">{action.text}</span>}
    <span className="atoll-notice-close" />
  </li>
);

const NoticeText = ({ title, text }: Pick<Notice, "title" | "text">): ReactNode => (
  <span className="atoll-notice-text">
    {title && <strong>{title} </strong>}
    {text}
  </span>
);

/** A visible notice; its text is announced elsewhere. It does not close while it has the pointer or the focus. */
function Toast({ notice, closeText }: { notice: Notice; closeText: string }): ReactNode {
  const { id, kind, title, text, action } = notice;
  const [isHeld, setHeld] = useState(false);
  const lifetime = lifetimeOf(notice);
  useEffect(() => {
    if (isHeld || lifetime === null) return undefined;
    const timer = setTimeout(() => removeNotice(id), lifetime);
    return () => clearTimeout(timer);
  }, [isHeld, lifetime, id]);
  const holdHandlers = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <li className={`atoll-notice atoll-notice-${kind}`} {...holdHandlers}>
      <NoticeText title={title} text={text} />
      {action && (
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => {
            removeNotice(id);
            restoreFocus();
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
          restoreFocus();
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
