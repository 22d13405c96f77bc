// What is said to the services' players, and what they say, by postMessage: their own scripts do no more, and would have to be loaded from them.
import type { Service } from "./service.ts";

export type Command = "play" | "pause" | "mute" | "best";

/** What a player has said of itself. */
export interface Heard {
  isReady: boolean;
  state?: "playing" | "paused" | "failed";
}

interface Protocol {
  /** Asked until the player answers. */
  ask: string;
  /** What it is to tell from then on. */
  listen: readonly string[];
  /** Null for what the service has no word for. */
  command(command: Command): string | null;
  hear(message: Record<string, unknown>): Heard | null;
}

const youtube = (event: string, more: object = {}): string =>
  JSON.stringify({ event, id: 1, channel: "widget", ...more });
const call = (func: string, ...args: unknown[]): string => youtube("command", { func, args });

const youtubeCommands: Record<Command, string> = {
  play: call("playVideo"),
  pause: call("pauseVideo"),
  mute: call("mute"),
  best: call("setPlaybackQuality", "hd1080"),
};
/** 3, buffering, says nothing of what comes. */
const youtubeStates: Record<string, Heard["state"]> = { "0": "paused", "1": "playing", "2": "paused" };
const vimeoStates: Record<string, Heard["state"]> = {
  play: "playing",
  playing: "playing",
  pause: "paused",
  ended: "paused",
  error: "failed",
};

export const protocols: Readonly<Record<Service, Protocol>> = {
  youtube: {
    ask: youtube("listening"),
    listen: ["onStateChange", "onError"].map((name) => call("addEventListener", name)),
    command: (command) => youtubeCommands[command],
    hear({ event, info }) {
      if (event === "onError") return { isReady: true, state: "failed" };
      const state =
        event === "onStateChange" ? info : (info as { playerState?: unknown } | null | undefined)?.playerState;
      return typeof event === "string" ? heard(youtubeStates[String(state)]) : null;
    },
  },
  vimeo: {
    ask: JSON.stringify({ method: "ping" }),
    listen: ["play", "pause", "ended", "error"].map((value) => JSON.stringify({ method: "addEventListener", value })),
    command: (command) =>
      command === "best"
        ? null
        : JSON.stringify(command === "mute" ? { method: "setVolume", value: 0 } : { method: command }),
    hear: ({ event, method }) =>
      typeof event === "string" ? heard(vimeoStates[event]) : method === "ping" ? heard() : null,
  },
};

const heard = (state?: Heard["state"]): Heard => ({ isReady: true, ...(state && { state }) });

/** What a player of `service` has said with `data`; null for what is none of its messages. */
export function hear(service: Service, data: unknown): Heard | null {
  try {
    const message: unknown = typeof data === "string" ? JSON.parse(data) : data;
    return message && typeof message === "object" ? protocols[service].hear(message as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
