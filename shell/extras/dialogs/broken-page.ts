import { announce } from "../../../shared/a11y/live-region.ts";
import { visit } from "../../navigation/visit.ts";
import type { Session } from "../../navigation/session.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";

/** Says at the end of the page section that the rest of the page is missing, with a button that loads it. `life` ends with the page. */
export async function showBroken(session: Session, section: Element, life: AbortSignal): Promise<void> {
  const t = await whenTexts();
  if (life.aborted) return;
  const notice = document.createElement("div");
  notice.className = "atoll-broken-page alert alert-warning";
  const text = document.createElement("p");
  text.textContent = t("Manager.NotWhole");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-primary";
  button.textContent = t("Manager.LoadRest");
  const tell = (): void => announce(t("Manager.NotWhole"), "assertive");
  button.addEventListener("click", () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = "true";
    // A reload in place keeps what the visitor typed.
    visit(session, { url: location.href, history: "replace", inPlace: true, isPatient: true, stay: true })
      .catch(tell)
      .finally(() => (button.ariaDisabled = null));
  });
  notice.append(text, button);
  section.append(notice);
  tell();
}
