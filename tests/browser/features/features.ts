// The features of the web platform that Atoll uses and that a supported browser lacks, as listed in
// docs/reference/browser-support.md. Unit tests compare both with the code and with MDN's data.

export interface Feature {
  /** As in the table of the documentation. */
  name: string;
  /** Its keys in MDN's browser-compat-data; a key includes its parts. The first one tells which browsers lack it. */
  keys: readonly string[];
  /** The browsers that lack it, where the data does not say so in one place. */
  missing?: string;
}

/** A feature with a fallback. Tests switch it off in Chromium, too. */
interface SwitchableFeature extends Feature {
  /** Runs in the page before its scripts. An arrow function, which must not use variables of this file. */
  removeFromPage?: () => void;
  /** Replacements in stylesheets, also in those that scripts contain, after which the browser ignores the feature. */
  removeFromStyles?: readonly [RegExp, string];
  /** Replacements in pages. */
  removeFromHtml?: readonly [RegExp, string];
}

const defineFeatures = <const Features extends readonly SwitchableFeature[]>(features: Features): Features => features;

export const features = defineFeatures([
  {
    name: "Navigation API",
    keys: ["api.Window.navigation", "api.Navigation", "api.NavigationHistoryEntry"],
    removeFromPage: () => Object.defineProperty(window, "navigation", { value: undefined }),
  },
  {
    name: "requestIdleCallback()",
    keys: ["api.Window.requestIdleCallback", "api.Window.cancelIdleCallback"],
    removeFromPage: () => {
      Reflect.deleteProperty(window, "requestIdleCallback");
      Reflect.deleteProperty(window, "cancelIdleCallback");
    },
  },
  {
    name: "Popover API",
    keys: ["api.HTMLElement.popover", "api.HTMLElement.showPopover", "api.HTMLElement.hidePopover"],
    removeFromPage: () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
    removeFromHtml: [/ popover(target)?(?=[=> \n])/g, " unknown-popover$1"],
  },
  {
    name: "moveBefore()",
    keys: ["api.Element.moveBefore", "api.Document.moveBefore"],
    removeFromPage: () => {
      for (const { prototype } of [Element, Document, DocumentFragment])
        Reflect.deleteProperty(prototype, "moveBefore");
    },
  },
  {
    name: "View transitions",
    keys: ["api.Document.startViewTransition", "api.Element.startViewTransition"],
    missing: "Safari before 18, Firefox before 144",
    removeFromPage: () => {
      for (const { prototype } of [Element, Document]) Reflect.deleteProperty(prototype, "startViewTransition");
    },
  },
  {
    name: "dialog.requestClose()",
    keys: ["api.HTMLDialogElement.requestClose"],
    removeFromPage: () => Reflect.deleteProperty(HTMLDialogElement.prototype, "requestClose"),
  },
  {
    name: "parseHTMLUnsafe() and setHTMLUnsafe()",
    keys: ["api.Document.parseHTMLUnsafe_static", "api.Element.setHTMLUnsafe"],
    removeFromPage: () => {
      Reflect.deleteProperty(Document, "parseHTMLUnsafe");
      Reflect.deleteProperty(Element.prototype, "setHTMLUnsafe");
    },
  },
  {
    name: "::details-content",
    keys: ["css.selectors.details-content", "css.properties.content-visibility"],
    removeFromStyles: [/::details-content/g, "::unknown-content"],
  },
  {
    name: "light-dark()",
    keys: ["css.types.color.light-dark"],
    removeFromStyles: [/light-dark\(/g, "unknown-color("],
  },
  {
    name: "attr() with a type",
    keys: ["css.types.attr.type_function", "css.types.type"],
    removeFromStyles: [/attr\(/g, "unknown-attr("],
  },
  {
    name: "Alternative text in content",
    keys: ["css.properties.content.alt_text"],
    removeFromStyles: [/(content: ?"[^"]*") ?\/ ?""/g, "$1 unknown"],
  },
  {
    name: "Masonry layout",
    keys: ["css.properties.display.grid-lanes"],
    removeFromPage: () => {
      const supports = CSS.supports.bind(CSS) as (...args: string[]) => boolean;
      CSS.supports = (...args: string[]) => !/grid-lanes|masonry/.test(args.join()) && supports(...args);
    },
    removeFromStyles: [/grid-lanes|(?<=rows: ?)masonry/g, "unknown"],
  },
  {
    name: "scrollend event",
    keys: ["api.Document.scrollend_event", "api.Element.scrollend_event"],
    removeFromPage: () => {
      for (const { prototype } of [HTMLElement, Document]) Reflect.deleteProperty(prototype, "onscrollend");
      addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);
    },
  },
  {
    name: "auxclick event",
    keys: ["api.Element.auxclick_event"],
    removeFromPage: () => addEventListener("auxclick", (event) => event.stopImmediatePropagation(), true),
  },
  {
    name: "beforeunload event",
    keys: ["api.Window.beforeunload_event"],
    removeFromPage: () => addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), true),
  },
  {
    name: "fetch() with keepalive",
    keys: ["api.Request.keepalive"],
    removeFromPage: () => {
      const { fetch } = window;
      let isLeaving = false;
      addEventListener("pagehide", () => (isLeaving = true), true);
      window.fetch = (input, init) =>
        isLeaving
          ? Promise.reject(new TypeError("NetworkError"))
          : fetch(input, init && { ...init, keepalive: undefined });
    },
  },
  {
    name: "TimeoutError of fetch()",
    keys: ["api.AbortSignal.timeout_static"],
    // To the data, this is a partial implementation.
    missing: "Chrome before 124",
    removeFromPage: () => {
      const { fetch } = window;
      window.fetch = (input, init) =>
        fetch(input, init).catch((error: Error) => {
          throw error.name === "TimeoutError" ? new DOMException("The user aborted a request.", "AbortError") : error;
        });
    },
  },
  {
    name: "responseStatus of a page load",
    keys: ["api.PerformanceResourceTiming.responseStatus"],
    removeFromPage: () => Reflect.deleteProperty(PerformanceResourceTiming.prototype, "responseStatus"),
  },
  {
    name: "Week information of Intl.Locale",
    keys: ["javascript.builtins.Intl.Locale.getWeekInfo"],
    removeFromPage: () => {
      for (const name of ["getWeekInfo", "weekInfo"]) Reflect.deleteProperty(Intl.Locale.prototype, name);
    },
  },
  {
    name: "navigator.connection",
    keys: ["api.Navigator.connection", "api.NetworkInformation"],
    removeFromPage: () => Reflect.deleteProperty(Navigator.prototype, "connection"),
  },
  {
    name: "navigator.share()",
    keys: ["api.Navigator.share"],
    removeFromPage: () => Reflect.deleteProperty(Navigator.prototype, "share"),
  },
  {
    name: "Fullscreen API",
    keys: ["api.Element.requestFullscreen", "api.Document.fullscreenEnabled"],
    missing: "Safari on iPhone",
    removeFromPage: () => {
      for (const name of ["fullscreenEnabled", "fullscreenElement", "exitFullscreen"])
        Reflect.deleteProperty(Document.prototype, name);
      Reflect.deleteProperty(Element.prototype, "requestFullscreen");
    },
  },
]);

export type FeatureName = (typeof features)[number]["name"];

/** Features that need no fallback, because nothing is missed without them. */
export const harmless: readonly Feature[] = [
  { name: "scrollbar-width", keys: ["css.properties.scrollbar-width"] },
  { name: "text-wrap: pretty", keys: ["css.properties.text-wrap.pretty"] },
  { name: "forced-color-adjust", keys: ["css.properties.forced-color-adjust"] },
  { name: "Mouse cursors", keys: ["css.properties.cursor"], missing: "Safari on iPhone" },
  {
    name: "Touch events",
    keys: ["api.Element.touchstart_event", "api.Element.touchend_event", "api.Element.touchcancel_event"],
  },
  { name: "wheel event", keys: ["api.Element.wheel_event"] },
  { name: "video.playsInline", keys: ["api.HTMLVideoElement.playsInline"] },
  { name: "WebP files from a canvas", keys: ["api.HTMLCanvasElement.toDataURL.type_parameter_webp"] },
];
