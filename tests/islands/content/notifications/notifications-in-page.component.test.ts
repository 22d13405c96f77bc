import { beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/notifications/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { abort, pass } from "../../../unit/stand-ins/component-page.ts";
import { textsCome } from "../../../unit/stand-ins/late-texts.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));

beforeEach(() => vi.resetModules());

test("OPT-10 the × of the last notice in the page removes it", async () => {
  document.body.innerHTML = `<main id="page"><h1 tabindex="-1">Cart</h1><p id="place"></p></main><div id="host"></div>`;
  const { default: Notifications } = await import("../../../../islands/content/notifications/notifications.tsx");
  const { reactView } = await import("../../../../shared/island/react.tsx");
  const { addNotice } = await import("../../../../shared/stores/notices.ts");
  const host = document.getElementById("host")!;
  const context = { signal: abort.signal, id: "notifications-1", fail: vi.fn() };
  const end = island(definition, reactView(Notifications, definition.fallback))(host, context);
  textsCome();
  await pass();
  const parent = document.getElementById("place")!;
  addNotice({ kind: "success", text: "Coupon applied.", place: () => ({ parent, before: null }) });
  await pass();
  expect(parent.textContent).toBe("Coupon applied.×");
  parent.querySelector("button")!.click();
  await pass();
  expect(parent.textContent).toBe("");
  end();
});
