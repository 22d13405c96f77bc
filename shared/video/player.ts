import { type Command, hear, type Heard, protocols } from "./protocol.ts";
import { playerOrigins, type Service } from "./service.ts";

/** Milliseconds from one question whether it is ready to the next. CNT-03 */
const POLL = 100;
/** Who has not answered so many is not there. */
const QUESTIONS = 100;

export interface Player {
  send(command: Command): void;
}

/** Speaks with the player in `frame`, once it has loaded. `tell` hears that it is ready, what it does, and, when the page's policy forbids it or it has not answered for 10 s, that it is `silent`. CNT-03 */
export function player(
  frame: HTMLIFrameElement,
  service: Service,
  tell: (state: NonNullable<Heard["state"]> | "ready" | "silent") => void,
  signal: AbortSignal,
): Player {
  const { ask, listen, command } = protocols[service];
  let isReady = false;
  let asked = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  // To whoever is there: nothing of it is a secret, and a frame in which the browser says that nothing came is of no origin.
  const post = (text: string): void => frame.contentWindow?.postMessage(text, "*");
  const stop = (): void => clearInterval(timer);

  function poll(): void {
    if (asked++ < QUESTIONS) return post(ask);
    stop();
    tell("silent");
  }
  frame.addEventListener(
    "load",
    () => {
      if (isReady || timer) return;
      timer = setInterval(poll, POLL);
      poll();
    },
    { signal },
  );
  addEventListener(
    "message",
    ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== playerOrigins[service]) return;
      const heard = hear(service, data);
      if (!heard) return;
      if (!isReady) {
        isReady = true;
        stop();
        for (const text of listen) post(text);
        tell("ready");
      }
      if (heard.state) tell(heard.state);
    },
    { signal },
  );
  // A policy that has no place for the service says so here, and the frame stays empty.
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === "frame-src" && blockedURI && frame.src.startsWith(blockedURI)) tell("silent");
    },
    { signal },
  );
  signal.addEventListener("abort", stop, { once: true });

  return {
    send(wish) {
      const text = command(wish);
      if (isReady && text) post(text);
    },
  };
}
