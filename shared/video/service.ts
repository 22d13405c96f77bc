/** A video of YouTube or Vimeo. CNT-03 */
export interface Video {
  service: Service;
  id: string;
  /** Secret key of an unlisted Vimeo video. */
  hash?: string;
  /** Start position in seconds. */
  start: number;
}

export type Service = "youtube" | "vimeo";

/** Names to display. */
export const serviceNames: Readonly<Record<Service, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

/** Origins of the players. A page's content security policy must allow them as `frame-src`. */
export const playerOrigins: Readonly<Record<Service, string>> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};

/** Reads a video from any of the services' link formats; null for any other address. CNT-03 */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams, hash } = new URL(address);
  if (!/^https?:$/.test(protocol)) return null;
  const host = hostname.replace(/^(www|m|player)\./, "");
  const start = seconds(searchParams.get("t") ?? searchParams.get("start") ?? /^#t=(.+)/.exec(hash)?.[1] ?? "");
  if (host === "youtu.be" || host === "youtube.com" || host === "youtube-nocookie.com") {
    const [first, second] = pathname.split("/").slice(1);
    const id =
      host === "youtu.be"
        ? first
        : first === "watch"
          ? searchParams.get("v")
          : /^(embed|shorts|live|v)$/.test(first ?? "")
            ? second
            : null;
    return id && /^[\w-]{11}$/.test(id) ? { service: "youtube", id, start } : null;
  }
  if (host !== "vimeo.com") return null;
  const [, id, key] = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  const secret = key ?? /^[\da-f]{6,20}$/.exec(searchParams.get("h") ?? "")?.[0];
  return id ? { service: "vimeo", id, ...(secret && { hash: secret }), start } : null;
}

/** Parses `90`, `90s` or `1m30s`; 0 for anything else. */
function seconds(text: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

interface Playing {
  /** A banner loops and shows no player controls. */
  isBanner: boolean;
  isMuted: boolean;
  /** Origin of the page. The player sends its messages to it. */
  origin: string;
}

/** Address of a player with autoplay. A YouTube banner asks for hd1080. CNT-03 */
export function playerAddress({ service, id, hash, start }: Video, { isBanner, isMuted, origin }: Playing): string {
  const flag = (value: boolean): string => (value ? "1" : "0");
  const common = { autoplay: "1", playsinline: "1" };
  if (service === "vimeo") {
    const query = new URLSearchParams({
      ...common,
      dnt: "1",
      ...(hash && { h: hash }),
      ...(isMuted && { muted: "1" }),
      ...(isBanner && { loop: "1", controls: "0", title: "0", byline: "0", portrait: "0" }),
    });
    return `${playerOrigins.vimeo}/video/${id}?${query}${start ? `#t=${start}s` : ""}`;
  }
  const query = new URLSearchParams({
    ...common,
    enablejsapi: "1",
    origin,
    rel: "0",
    ...(start && { start: String(start) }),
    ...(isMuted && { mute: "1" }),
    // YouTube loops playlists only, so the video is its own playlist.
    ...(isBanner && {
      loop: "1",
      playlist: id,
      controls: flag(false),
      disablekb: "1",
      iv_load_policy: "3",
      vq: "hd1080",
    }),
  });
  return `${playerOrigins.youtube}/embed/${id}?${query}`;
}
