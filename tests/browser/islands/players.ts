// The services' players, as far as a page can tell, on no net.
import type { Page } from "@playwright/test";

interface Player {
  /** What was asked of it, in its service's words. */
  heard: string[];
  /** The address it was opened with. */
  address: URL;
}

/** The page of a player: it tells the one who opened it what it does, and the test what it was asked. */
const playerPage = (
  service: "youtube" | "vimeo",
  answersFrom: number,
): string => `<!doctype html><title>Player</title><body style="margin:0;background:#246;color:#fff;font:2rem sans-serif;display:grid;place-content:center;height:100vh">${service} plays<script>
const tell = (message) => parent.postMessage(JSON.stringify(message), "*");
let asked = 0;
addEventListener("message", ({ data }) => {
  const { event, func, method, args } = JSON.parse(data);
  const said = [func ?? method ?? event, ...(args ?? [])].join(" ");
  console.debug("player heard " + said);
  if ((event === "listening" || method === "ping") && ++asked === ${answersFrom}) tell(${service === "youtube" ? '{ event: "initialDelivery", info: { playerState: -1 } }' : '{ method: "ping" }'});
  if (func === "playVideo") tell({ event: "onStateChange", info: 1 });
  if (func === "pauseVideo") tell({ event: "onStateChange", info: 2 });
  if (method === "play" || method === "pause") tell({ event: method });
});
</script></body>`;

/** Stands in for both services; `answersFrom` is the question that their players answer first, 0 for none. Returns what was opened, and heard, so far. */
export async function standInPlayers(page: Page, { answersFrom = 3 } = {}): Promise<Player[]> {
  const players: Player[] = [];
  for (const [service, host] of [
    ["youtube", "www.youtube-nocookie.com"],
    ["vimeo", "player.vimeo.com"],
  ] as const) {
    await page.route(`https://${host}/**`, async (route) => {
      players.push({ heard: [], address: new URL(route.request().url()) });
      await route.fulfill({ contentType: "text/html", body: playerPage(service, answersFrom) });
    });
  }
  page.on("console", (message) => {
    const said = /^player heard (.*)/.exec(message.text())?.[1];
    if (said) players.at(-1)?.heard.push(said);
  });
  return players;
}
