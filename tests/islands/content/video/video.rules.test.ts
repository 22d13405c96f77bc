import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choiceAfterCommand, startsAlone } from "../../../../islands/content/video-banner/rules.ts";
import { titleOf } from "../../../../islands/content/video/rules.ts";
import { parseMessage, protocols } from "../../../../shared/video/protocol.ts";
import { playerAddress, playerOrigins, type Video, videoOf } from "../../../../shared/video/service.ts";

const id = "aqz-KE-bpKQ";

describe("CNT-03 video links of YouTube and Vimeo", () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?list=PL1&v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `http://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])("the YouTube link %s is read", (address) =>
    expect(videoOf(address)).toEqual({ service: "youtube", id, start: 0 }),
  );

  test.each<[string, Partial<Video>]>([
    ["https://vimeo.com/76979871", {}],
    ["https://www.vimeo.com/channels/staffpicks/76979871", {}],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", { hash: "8272103f6e" }],
    ["https://vimeo.com/76979871/8272103f6e", { hash: "8272103f6e" }],
    ["https://vimeo.com/76979871#t=90s", { start: 90 }],
  ])("the Vimeo link %s is read", (address, more) =>
    expect(videoOf(address)).toEqual({ service: "vimeo", id: "76979871", start: 0, ...more }),
  );

  test.each([
    ["90", 90],
    ["90s", 90],
    ["1m30s", 90],
    ["1h", 3600],
    ["soon", 0],
    ["-4", 0],
  ])("the start time %s is read", (text, start) =>
    expect(videoOf(`https://youtu.be/${id}?t=${text}`)?.start).toBe(start),
  );

  test.each([
    "",
    "/films/1",
    "https://www.youtube.com/",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=short",
    `https://www.youtube.com/watch?v=${id}"><script>`,
    "https://www.youtube.com/@lagune",
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/?https://youtu.be/${id}`,
    "https://vimeo.com/about",
    "https://vimeo.com.evil.example/76979871",
    `javascript:alert("youtu.be/${id}")`,
  ])("%s is rejected", (address) => expect(videoOf(address)).toBeNull());

  test("any link leads only to the players of the two services", () => {
    const part = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(
        fc.constantFrom(
          "https://youtu.be/",
          "https://www.youtube.com/watch?v=",
          "https://vimeo.com/",
          "https://player.vimeo.com/video/",
        ),
        part,
        part,
        (begin, first, second) => {
          const video = videoOf(begin + first + second);
          if (!video) return;
          const { origin, pathname } = new URL(
            playerAddress(video, { isBanner: true, isMuted: true, origin: "https://shop.example" }),
          );
          expect([origin, pathname]).toEqual([
            playerOrigins[video.service],
            video.service === "youtube" ? `/embed/${video.id}` : `/video/${video.id}`,
          ]);
        },
      ),
    );
  });
});

describe("CNT-03 the player", () => {
  const address = (video: Video, isBanner: boolean, isMuted: boolean) => {
    const url = new URL(playerAddress(video, { isBanner, isMuted, origin: "https://shop.example" }));
    return { ...Object.fromEntries(url.searchParams), hash: url.hash, address: url.origin + url.pathname };
  };
  const youtube: Video = { service: "youtube", id, start: 0 };
  const vimeo: Video = { service: "vimeo", id: "76979871", start: 0 };

  test("for YouTube uses the no-cookie host; a banner loops at hd1080", () => {
    expect(address(youtube, true, true)).toMatchObject({
      address: `https://www.youtube-nocookie.com/embed/${id}`,
      loop: "1",
      playlist: id,
      vq: "hd1080",
      mute: "1",
      autoplay: "1",
      controls: "0",
      enablejsapi: "1",
      origin: "https://shop.example",
    });
    expect(address(youtube, true, false)).not.toHaveProperty("mute");
    const modal = address({ ...youtube, start: 90 }, false, false);
    expect(modal).toMatchObject({ autoplay: "1", start: "90", rel: "0" });
    for (const name of ["loop", "controls", "mute", "vq"]) expect(modal).not.toHaveProperty(name);
  });
  test("for Vimeo uses dnt and the private hash; a banner loops", () => {
    expect(address({ ...vimeo, hash: "8272103f6e", start: 90 }, false, false)).toMatchObject({
      address: "https://player.vimeo.com/video/76979871",
      dnt: "1",
      h: "8272103f6e",
      autoplay: "1",
      hash: "#t=90s",
    });
    expect(address(vimeo, true, true)).toMatchObject({ loop: "1", muted: "1", controls: "0", dnt: "1" });
  });
  test("gets commands in the protocol of its service", () => {
    const messagesOf = (service: "youtube" | "vimeo") =>
      (["play", "pause", "mute", "best"] as const).map((command) =>
        JSON.parse(protocols[service].command(command) ?? "null"),
      );
    expect(messagesOf("youtube")).toMatchObject([
      { event: "command", func: "playVideo", args: [] },
      { func: "pauseVideo" },
      { func: "mute" },
      { func: "setPlaybackQuality", args: ["hd1080"] },
    ]);
    expect(messagesOf("vimeo")).toEqual([
      { method: "play" },
      { method: "pause" },
      { method: "setVolume", value: 0 },
      null,
    ]);
    expect(JSON.parse(protocols.youtube.ask)).toMatchObject({ event: "listening" });
    expect(JSON.parse(protocols.vimeo.ask)).toEqual({ method: "ping" });
  });
});

describe("CNT-03 messages of a player", () => {
  test.each<[unknown, "youtube" | "vimeo", unknown]>([
    [JSON.stringify({ event: "initialDelivery", info: { playerState: -1 } }), "youtube", { isReady: true }],
    [
      JSON.stringify({ event: "infoDelivery", info: { playerState: 1 } }),
      "youtube",
      { isReady: true, state: "playing" },
    ],
    [JSON.stringify({ event: "onStateChange", info: 2 }), "youtube", { isReady: true, state: "paused" }],
    [JSON.stringify({ event: "onStateChange", info: 0 }), "youtube", { isReady: true, state: "paused" }],
    [JSON.stringify({ event: "infoDelivery", info: null }), "youtube", { isReady: true }],
    [JSON.stringify({ event: "onError", info: 150 }), "youtube", { isReady: true, state: "failed" }],
    [JSON.stringify({ event: "ready", player_id: "" }), "vimeo", { isReady: true }],
    [JSON.stringify({ method: "ping" }), "vimeo", { isReady: true }],
    [{ event: "play" }, "vimeo", { isReady: true, state: "playing" }],
    [JSON.stringify({ event: "ended" }), "vimeo", { isReady: true, state: "paused" }],
    [JSON.stringify({ event: "error" }), "vimeo", { isReady: true, state: "failed" }],
    [JSON.stringify({ method: "play" }), "vimeo", null],
  ])("%j of %s is parsed", (data, service, heard) => expect(parseMessage(service, data)).toEqual(heard));

  test("other messages are ignored without an error", () => {
    for (const data of ["", "{", "null", "1", "[]", "<html>", null, undefined, 4, true])
      expect([parseMessage("youtube", data), parseMessage("vimeo", data)]).toEqual([null, null]);
    fc.assert(
      fc.property(
        fc.constantFrom("youtube" as const, "vimeo" as const),
        fc.anything(),
        (service, data) => void parseMessage(service, data),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom("youtube" as const, "vimeo" as const),
        fc.jsonValue(),
        (service, data) => void parseMessage(service, JSON.stringify(data)),
      ),
    );
  });
});

describe("CNT-03 a banner starts automatically", () => {
  test.each<[string, Parameters<typeof startsAlone>[0], boolean]>([
    ["muted and visible", { start: "visible", isMuted: true, isAllowed: true }, true],
    ["not with sound, which browsers block", { start: "visible", isMuted: false, isAllowed: true }, false],
    ["not before the service is accepted", { start: "visible", isMuted: true, isAllowed: false }, false],
    [
      "not before the service is accepted, even on a play command",
      { start: "visible", command: "play", isMuted: true, isAllowed: false },
      false,
    ],
    ["not before a play command if it waits for one", { start: "event", isMuted: true, isAllowed: true }, false],
    ["on a play command", { start: "event", command: "play", isMuted: false, isAllowed: true }, true],
    ["not after a pause command", { start: "visible", command: "pause", isMuted: true, isAllowed: true }, false],
  ])("%s", (_, beginning, does) => expect(startsAlone(beginning)).toBe(does));

  test("commands cannot play a video that the visitor paused, but can pause one they play", () => {
    expect([
      choiceAfterCommand("pause", "play"),
      choiceAfterCommand("pause", "pause"),
      choiceAfterCommand("play", "pause"),
      choiceAfterCommand("play", "play"),
      choiceAfterCommand(undefined, "play"),
    ]).toEqual(["pause", "pause", undefined, "play", undefined]);
  });
});

test("CNT-03 the title of a video is its first non-blank name", () => {
  expect(titleOf("", null, "  At the\n wheel ", "x")).toBe("At the wheel");
  expect(titleOf(undefined, "", " ")).toBe("");
});
