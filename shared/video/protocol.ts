// The postMessage protocols of the two services. Their own player scripts use the same messages, but load from their
// servers.
import type { Service } from "./service.ts";

export type Command = "play" | "pause" | "mute" | "best";

/** A parsed message from a player. */
export interface PlayerMessage {
  isReady: boolean;
  state?: "playing" | "paused" | "failed";
}

interface Protocol {
  /** Message to repeat until the player answers. */
  ask: string;
  /** Messages that subscribe to the player's events. */
  listen: readonly string[];
  /** Null if the service has no such command. */
  command(command: Command): string | null;
  parse(message: Record<string, unknown>): PlayerMessage | null;
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
/** State 3, buffering, is ignored: either state may follow. */
const youtubeStates: Record<string, PlayerMessage["state"]> = { "0": "paused", "1": "playing", "2": "paused" };
const vimeoStates: Record<string, PlayerMessage["state"]> = {
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
    parse({ event, info }) {
      if (event === "onError") return { isReady: true, state: "failed" };
      const state =
        event === "onStateChange" ? info : (info as { playerState?: unknown } | null | undefined)?.playerState;
      return typeof event === "string" ? playerMessage(youtubeStates[String(state)]) : null;
    },
  },
  vimeo: {
    ask: JSON.stringify({ method: "ping" }),
    listen: ["play", "pause", "ended", "error"].map((value) => JSON.stringify({ method: "addEventListener", value })),
    command: (command) =>
      command === "best"
        ? null
        : JSON.stringify(command === "mute" ? { method: "setVolume", value: 0 } : { method: command }),
    parse: ({ event, method }) =>
      typeof event === "string" ? playerMessage(vimeoStates[event]) : method === "ping" ? playerMessage() : null,
  },
};

const playerMessage = (state?: PlayerMessage["state"]): PlayerMessage => ({ isReady: true, ...(state && { state }) });

/** Parses the data of a message event from a player of `service`; null if it is no message of the player. */
export function parseMessage(service: Service, data: unknown): PlayerMessage | null {
  try {
    const message: unknown = typeof data === "string" ? JSON.parse(data) : data;
    return message && typeof message === "object" ? protocols[service].parse(message as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
