// Stand-ins for the video services' players, without a network.
import type { Page } from "@playwright/test";

interface Player {
  /** How often the page has asked whether the player is ready. It asks at intervals until the answer has come. */
  questions: number;
  /** Other commands that the player received, in its service's format. */
  commands: string[];
  /** The address that it was opened with. */
  address: URL;
}

/** The page of a player: it posts its state to the embedding page and logs the commands that it receives. */
const playerPage = (
  service: "youtube" | "vimeo",
  answersFrom: number,
): string => `<!doctype html><title>Player</title><body
  style="margin:0;background:#246;color:#fff;font:2rem sans-serif;display:grid;place-content:center;
    height:100vh">${service} plays<script>
const post = (message) => parent.postMessage(JSON.stringify(message), "*");
let questions = 0;
addEventListener("message", ({ data }) => {
  const { event, func, method, args } = JSON.parse(data);
  const command = [func ?? method ?? event, ...(args ?? [])].join(" ");
  console.debug("player received " + command);
  if ((event === "listening" || method === "ping") && ++questions === ${answersFrom}) post(${
    service === "youtube" ? '{ event: "initialDelivery", info: { playerState: -1 } }' : '{ method: "ping" }'
  });
  if (func === "playVideo") post({ event: "onStateChange", info: 1 });
  if (func === "pauseVideo") post({ event: "onStateChange", info: 2 });
  if (method === "play" || method === "pause") post({ event: method });
});
</script></body>`;

/**
 * Stands in for both services. `answersFrom` is the number of the question that a player answers first; 0 means none.
 * Returns the players opened so far.
 */
export async function standInPlayers(page: Page, { answersFrom = 3 } = {}): Promise<Player[]> {
  const players: Player[] = [];
  for (const [service, host] of [
    ["youtube", "www.youtube-nocookie.com"],
    ["vimeo", "player.vimeo.com"],
  ] as const) {
    await page.route(`https://${host}/**`, async (route) => {
      players.push({ questions: 0, commands: [], address: new URL(route.request().url()) });
      await route.fulfill({ contentType: "text/html", body: playerPage(service, answersFrom) });
    });
  }
  page.on("console", (message) => {
    const command = /^player received (.*)/.exec(message.text())?.[1];
    const player = players.at(-1);
    if (!command || !player) return;
    if (["listening", "ping"].includes(command)) player.questions++;
    else player.commands.push(command);
  });
  return players;
}
