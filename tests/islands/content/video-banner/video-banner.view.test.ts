import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import definition from "../../../../islands/content/video-banner/definition.ts";
import videoBanner from "../../../../islands/content/video-banner/video-banner.ts";
import { island } from "../../../../shared/island/mount.ts";
import { playerOrigins } from "../../../../shared/video/service.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";
import { standInMotion, standInSight } from "../../../unit/stand-ins/sight.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
let isSeen: (isSeen: boolean) => void;
let wantsLess: (wantsLess: boolean) => void;
let accepted: boolean;
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  isSeen = standInSight();
  wantsLess = standInMotion();
  accepted = false;
  Object.defineProperty(standInShell(), "consent", {
    get: () => (accepted ? { stamp: "1", preferences: true, statistics: true, marketing: true } : null),
  });
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(pause);
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const videoMarkup = '<video src="/sea.webm" preload="none" controls></video>';
const linked = (address = "https://www.youtube.com/watch?v=aqz-KE-bpKQ"): string =>
  `<a href="${address}"><img src="/sea.jpg" alt="The sea"></a>`;

function show(html: string, attributes = "data-muted") {
  document.body.innerHTML = `<section><div id="banner" ${attributes}>${html}</div></section><div id="aside"></div>`;
  const host = document.querySelector<HTMLElement>("#banner")!;
  const sent = document.body.innerHTML;
  const unmount = island(definition, videoBanner)(host, { signal: abort.signal, id: "video-banner-1", fail: vi.fn() });
  const button = host.querySelector<HTMLButtonElement>(".atoll-pause")!;
  return {
    host,
    sent,
    button,
    note: host.querySelector(".atoll-banner-note")!,
    frame: () => host.querySelector("iframe"),
    leave: () => (abort.abort(), unmount()),
  };
}
const emitVideo = (word: "play" | "pause", target: EventTarget = document): boolean =>
  target.dispatchEvent(new CustomEvent(`video:${word}`, { bubbles: true }));

/** Stubs the player in a frame. */
function sit(frame: HTMLIFrameElement) {
  const received: any[] = [];
  const source = { postMessage: (text: string) => received.push(JSON.parse(text)) };
  Object.defineProperty(frame, "contentWindow", { value: source });
  const tell = (data: unknown, { origin = playerOrigins.youtube as string, from = source as unknown } = {}): void => {
    const event = new MessageEvent("message", { origin, data: typeof data === "string" ? data : JSON.stringify(data) });
    Object.defineProperty(event, "source", { value: from });
    dispatchEvent(event);
  };
  return { heard: received, tell, words: () => received.map(({ event, func }) => func ?? event) };
}
describe("CNT-03 a self-hosted video", () => {
  test("plays looped and muted without controls while visible, and pauses out of sight", () => {
    const { host, button } = show(videoMarkup);
    const video = host.querySelector("video")!;
    expect([video.controls, video.loop, video.muted, play.mock.calls.length]).toEqual([false, true, true, 0]);
    isSeen(true);
    expect([play.mock.calls.length, button.textContent]).toEqual([1, "Video.Pause"]);
    isSeen(false);
    expect(pause).toHaveBeenCalledTimes(1);
    isSeen(true);
    expect(play).toHaveBeenCalledTimes(2);
  });
  test("stays paused after its button is pressed; video:play does not restart it", () => {
    const { button } = show(videoMarkup);
    isSeen(true);
    button.click();
    expect([pause.mock.calls.length, button.textContent]).toEqual([1, "Video.Play"]);
    emitVideo("play");
    isSeen(false);
    isSeen(true);
    expect(play).toHaveBeenCalledTimes(1);
    button.click();
    expect(play).toHaveBeenCalledTimes(2);
  });
  test("follows video events on, inside and around it and on the document, not elsewhere", () => {
    const { host } = show(videoMarkup, 'data-muted data-start="event"');
    isSeen(true);
    expect(play).not.toHaveBeenCalled();
    emitVideo("play", document.querySelector("#aside")!);
    expect(play).not.toHaveBeenCalled();
    let times = 0;
    for (const target of [document, host, host.firstElementChild!, host.parentElement!, document.body]) {
      emitVideo("play", target);
      expect(play).toHaveBeenCalledTimes(++times);
      emitVideo("pause", target);
      expect(pause).toHaveBeenCalledTimes(times);
    }
  });
  test("pauses under reduced motion, and only its button plays it", () => {
    wantsLess(true);
    const { button } = show(videoMarkup);
    isSeen(true);
    emitVideo("play");
    expect([play.mock.calls.length, button.textContent]).toEqual([0, "Video.Play"]);
    wantsLess(false);
    expect(play).toHaveBeenCalledTimes(1);
    wantsLess(true);
    expect(pause).toHaveBeenCalledTimes(1);
    button.click();
    expect(play).toHaveBeenCalledTimes(2);
  });
  test("with sound plays only after its button is pressed", () => {
    const { host, button } = show(videoMarkup, "");
    isSeen(true);
    expect([play.mock.calls.length, host.querySelector("video")!.muted]).toEqual([0, false]);
    button.click();
    expect(play).toHaveBeenCalledTimes(1);
  });
  test("offers its button when autoplay is blocked, and a message on an error", async () => {
    play.mockRejectedValueOnce(Object.assign(new Error("no"), { name: "NotAllowedError" }));
    const { host, button, note } = show(videoMarkup);
    isSeen(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([button.textContent, note.textContent]).toEqual(["Video.Play", ""]);
    button.click();
    host.querySelector("video")!.dispatchEvent(new Event("error"));
    expect([button.textContent, note.textContent]).toEqual(["Video.Play", "Video.Failed"]);
    button.click();
    host.querySelector("video")!.dispatchEvent(new Event("playing"));
    expect([button.textContent, note.textContent]).toEqual(["Video.Pause", ""]);
  });
  test("NAV-20 unmounting pauses it and restores the markup", () => {
    const { sent, leave } = show(videoMarkup);
    isSeen(true);
    leave();
    expect(document.body.innerHTML).toBe(sent);
    expect(pause).toHaveBeenCalled();
  });
});

describe("CNT-03 a YouTube or Vimeo video", () => {
  test("contacts no service before consent or a press of its button", () => {
    const { button, frame } = show(linked());
    isSeen(true);
    emitVideo("play");
    expect([frame(), button.textContent]).toEqual([null, "Video.PlayFrom YouTube"]);
    button.click();
    expect([
      frame()!.src.startsWith(`${playerOrigins.youtube}/embed/aqz-KE-bpKQ?`),
      frame()!.title,
      frame()!.tabIndex,
    ]).toEqual([true, "The sea", -1]);
  });
  test("loads on consent and is removed when consent ends, unless the visitor started it", () => {
    const { frame, button } = show(linked());
    isSeen(true);
    accepted = true;
    const consents = (): boolean => document.dispatchEvent(new CustomEvent("Manager:setCookieConsent"));
    consents();
    expect(frame()).not.toBeNull();
    consents();
    expect(frame()).not.toBeNull();
    accepted = false;
    consents();
    expect([frame(), button.textContent]).toEqual([null, "Video.PlayFrom YouTube"]);
    button.click();
    consents();
    expect(frame()).not.toBeNull();
  });
  test("is polled every 100 ms until ready, then plays muted at hd1080", () => {
    accepted = true;
    const { host, button, frame } = show(linked());
    isSeen(true);
    const { heard, tell, words } = sit(frame()!);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
    frame()!.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(299);
    expect(words()).toEqual(["listening", "listening", "listening"]);
    tell({ event: "initialDelivery" }, { origin: "https://evil.example" });
    tell({ event: "initialDelivery" }, { from: window });
    tell("<html>");
    vi.advanceTimersByTime(1);
    expect(heard).toHaveLength(4);
    tell({ event: "initialDelivery", info: {} });
    vi.advanceTimersByTime(5000);
    expect(words().slice(4)).toEqual([
      "addEventListener",
      "addEventListener",
      "mute",
      "setPlaybackQuality",
      "playVideo",
    ]);
    expect(heard.find(({ func }) => func === "setPlaybackQuality").args).toEqual(["hd1080"]);
    expect([frame()!.className, host.querySelector("a")!.inert]).toEqual(["atoll-banner-frame", false]);
    host.querySelector("a")!.focus();
    tell({ event: "onStateChange", info: 1 });
    expect([frame()!.className, host.querySelector("a")!.inert, document.activeElement === button]).toEqual([
      "atoll-banner-frame atoll-banner-shown",
      true,
      true,
    ]);
    isSeen(false);
    expect(words().at(-1)).toBe("pauseVideo");
    isSeen(true);
    expect(words().at(-1)).toBe("playVideo");
  });
  test("is paused if it starts while out of sight", () => {
    accepted = true;
    const { frame } = show(linked());
    isSeen(true);
    const { tell, words } = sit(frame()!);
    frame()!.dispatchEvent(new Event("load"));
    isSeen(false);
    tell({ event: "onReady" });
    expect(words().at(-1)).toBe("pauseVideo");
    tell({ event: "onStateChange", info: 1 });
    expect([words().at(-1), frame()!.className]).toEqual(["pauseVideo", "atoll-banner-frame"]);
  });
  test("is given up after 10 s without a response, with a link and a retry", () => {
    accepted = true;
    const { host, button, note, frame } = show(linked());
    isSeen(true);
    const { heard } = sit(frame()!);
    frame()!.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(9900);
    expect([heard.length, note.textContent]).toEqual([100, ""]);
    vi.advanceTimersByTime(100);
    expect([frame(), note.textContent, button.textContent]).toEqual([null, "Video.Failed", "Video.Play"]);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    host.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: false });
    host.querySelector("a")!.dispatchEvent(click);
    expect(frame()).toBeNull();
    button.click();
    expect([frame() !== null, note.textContent]).toEqual([true, ""]);
    const again = sit(frame()!);
    frame()!.dispatchEvent(new Event("load"));
    again.tell({ event: "onError", info: 150 });
    expect([frame(), note.textContent]).toEqual([null, "Video.Failed"]);
  });
  test("reports a frame blocked by the content security policy at once", () => {
    accepted = true;
    const { frame, note } = show(linked());
    isSeen(true);
    const violate = (effectiveDirective: string, blockedURI: string): boolean =>
      document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { effectiveDirective, blockedURI }));
    violate("img-src", playerOrigins.youtube);
    violate("frame-src", "https://elsewhere.example");
    violate("frame-src", "");
    expect(frame()).not.toBeNull();
    violate("frame-src", playerOrigins.youtube);
    expect([frame(), note.textContent]).toEqual([null, "Video.Failed"]);
  });
  test("plays in place when its picture is pressed, and its button gets the focus", () => {
    const { host, button, frame } = show(linked("https://vimeo.com/76979871"));
    isSeen(true);
    host.querySelector("a")!.click();
    expect([
      frame()!.src.startsWith(`${playerOrigins.vimeo}/video/76979871?`),
      document.activeElement === button,
    ]).toEqual([true, true]);
  });
  test("NAV-20 unmounting at any time restores the markup and stops polling", () => {
    for (const isPlaying of [false, true]) {
      abort = new AbortController();
      accepted = true;
      const { sent, frame, leave } = show(linked());
      isSeen(true);
      const { heard, tell } = sit(frame()!);
      frame()!.dispatchEvent(new Event("load"));
      if (isPlaying) tell({ event: "onStateChange", info: 1 });
      leave();
      expect(document.body.innerHTML).toBe(sent);
      const before = heard.length;
      vi.advanceTimersByTime(20_000);
      tell({ event: "onReady" });
      expect(heard).toHaveLength(before);
    }
  });
  test("throws without a video or a link to one", () => {
    expect(() => show('<a href="/films/1">Film</a>')).toThrow(
      /video-banner on <div#banner> expects a video, or a link to one on YouTube or Vimeo, in it, got "\/films\/1"/,
    );
    expect(() => show("<p>Film</p>")).toThrow(/video-banner on <div#banner> expects a `<video>`, or a link/);
  });
});
