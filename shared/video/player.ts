import { type Command, parseMessage, type PlayerMessage, protocols } from "./protocol.ts";
import { playerOrigins, type Service } from "./service.ts";

/** How often to ask whether the player is ready. CNT-03 */
const POLL_INTERVAL_MS = 100;
/** After this many unanswered polls the player counts as silent. */
const MAX_POLLS = 100;

export interface Player {
  send(command: Command): void;
}

/**
 * Controls the player in `frame`. `onState` receives `ready`, then the player's states. It receives `silent` if the
 * page's content security policy blocks the frame, or if the player does not answer for 10 s. CNT-03
 */
export function player(
  frame: HTMLIFrameElement,
  service: Service,
  onState: (state: NonNullable<PlayerMessage["state"]> | "ready" | "silent") => void,
  signal: AbortSignal,
): Player {
  const { ask, listen, command } = protocols[service];
  let isReady = false;
  let polls = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  // Any target origin: the messages hold no secrets, and a frame with the browser's error page has an opaque origin.
  const post = (text: string): void => frame.contentWindow?.postMessage(text, "*");
  const stop = (): void => clearInterval(timer);

  function poll(): void {
    if (polls++ < MAX_POLLS) return post(ask);
    stop();
    onState("silent");
  }
  frame.addEventListener(
    "load",
    () => {
      if (isReady || timer) return;
      timer = setInterval(poll, POLL_INTERVAL_MS);
      poll();
    },
    { signal },
  );
  onMessage(frame, service, signal, (message) => {
    if (!isReady) {
      isReady = true;
      stop();
      for (const text of listen) post(text);
      onState("ready");
    }
    if (message.state) onState(message.state);
  });
  onBlocked(frame, signal, () => onState("silent"));
  signal.addEventListener("abort", stop, { once: true });

  return {
    send(name) {
      const text = command(name);
      if (isReady && text) post(text);
    },
  };
}

function onMessage(
  frame: HTMLIFrameElement,
  service: Service,
  signal: AbortSignal,
  receive: (message: PlayerMessage) => void,
): void {
  addEventListener(
    "message",
    ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== playerOrigins[service]) return;
      const message = parseMessage(service, data);
      if (message) receive(message);
    },
    { signal },
  );
}

/**
 * Calls `report` if the page's content security policy blocks the frame, which then stays empty and fires no other
 * event.
 */
function onBlocked(frame: HTMLIFrameElement, signal: AbortSignal, report: () => void): void {
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === "frame-src" && blockedURI && frame.src.startsWith(blockedURI)) report();
    },
    { signal },
  );
}
