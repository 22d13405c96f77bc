import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fetchCartLines, hasCartLines } from "../../../shared/api/cart.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { cart, type CartState, syncWithOtherTabs, readCart } from "../../../shared/stores/cart.ts";
import { useStore } from "../../../shared/stores/use-store.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { openDrawerOnClick } from "./open-drawer.ts";
import { useHover } from "./use-hover.ts";

export default function CartWidget({ config, context: { host, signal } }: IslandProps<typeof definition>): ReactNode {
  const t = useTexts();
  const isDrawer = config.panel === "drawer";
  const open = useHover(host, signal) && !isDrawer;
  const summary = useStore(cart, (state) => state.summary);
  const leaving = useStore(cart, (state) => state.removing);
  const itemCount = useStore(cart, itemCountOf);
  // The CMS renders the count. A summary from before this mount may be older than that markup; a later one is newer.
  const [before] = useState(summary);
  const [isOurs, setOurs] = useState(false);
  if (!isOurs && summary && (summary !== before || leaving > 0)) setOurs(true);
  const count = isOurs ? itemCount : undefined;
  useEffect(() => {
    syncWithOtherTabs(signal, (error) => warn("the cart of the other tab could not be read.", error));
    const read = (): unknown =>
      readCart().catch(
        (error: unknown) => signal.aborted || warn("the cart could not be read; the count of the page stays.", error),
      );
    // The page may be from a cache.
    read();
    // Some changes do not include the new cart: read it.
    on(document, "cart:changed", ({ cart: known, pending }) => known ?? (pending || read()), signal);
  }, [signal]);
  useLayoutEffect(() => {
    if (isDrawer) openDrawerOnClick(host, signal, CurrentLines);
  }, [host, isDrawer, signal]);
  useEffect(() => {
    if (count === undefined) return;
    for (const place of host.querySelectorAll("[data-cart-count]")) place.textContent = String(count);
    if (t) for (const place of host.querySelectorAll("[data-cart-lines]")) place.textContent = t("Cart.Lines", count);
  }, [count, host, t]);
  return open && hasCartLines() ? <CurrentLines host={host} /> : null;
}

export interface LinesProps {
  /** Has the link at which the lines appear in a panel. */
  host?: HTMLElement;
  /** A link to the cart, shown when the lines cannot be read. */
  toCart?: ReactNode;
  /** Replaces the lines in `element` by the server's HTML; `setHtml` by default. */
  replace?(element: HTMLElement, html: string, signal: AbortSignal): Promise<void>;
}

const itemCountOf = ({ summary, removing }: CartState): number => Math.max(0, (summary?.lineCount ?? 0) - removing);

/** The list of lines, rendered by the server. It loads again after a change of the cart. */
function CurrentLines({ host, toCart, replace }: LinesProps): ReactNode {
  const t = useTexts();
  const version = useStore(cart, (state) => state.version);
  const count = useStore(cart, itemCountOf);
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useLayoutEffect(() => host && placeAtLink(panel.current!, host), [host]);
  useEffect(() => {
    const element = body.current!;
    return () => shell().sweep(element);
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const element = body.current!;
    const show = async (html: string, state: "ready" | "failed"): Promise<void> => {
      await (replace ?? shell().setHtml)(element, html, signal);
      if (!signal.aborted) setState(state);
    };
    fetchCartLines(signal).then(
      (html) => show(html, "ready"),
      (error: unknown) => {
        if (signal.aborted) return;
        warn("the lines of the cart could not be read; the cart page has them.", error);
        show("", "failed");
      },
    );
    return () => abort.abort();
    // Runs after each change of the cart.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [replace, version]);
  return (
    <div ref={panel} className={host && "atoll-cart-panel"} aria-busy={state === "loading"}>
      {state !== "ready" && <p>{t?.(state === "loading" ? "Cart.Loading" : "Cart.Failed")}</p>}
      {state === "failed" && toCart}
      {state === "ready" && count > 0 && <p className="atoll-cart-count">{t?.("Cart.Lines", count)}</p>}
      <div ref={body} />
    </div>
  );
}

/** Distance of the panel from the edges of the window, in pixels. */
const EDGE = 8;

/** Aligns the ends of the panel and its link, as far as the window has room: the host may be wider than the link. */
function placeAtLink(panel: HTMLElement, host: HTMLElement): void {
  const link = (host.querySelector("a") ?? host).getBoundingClientRect();
  const { left, right } = panel.getBoundingClientRect();
  const x = getComputedStyle(panel).direction === "rtl" ? link.left - left : link.right - right;
  const end = document.documentElement.clientWidth - EDGE;
  panel.style.translate = `${x + Math.max(EDGE - left - x, 0) + Math.min(end - right - x, 0)}px`;
}
