// Finds the three browser engines for the tests.
import { chromePath } from "./chromium.mjs";
import { firefox } from "./firefox.mjs";
import { webkit } from "./webkit.mjs";

/**
 * `own` is Playwright's own browser.
 * @typedef {{ program: string } | { own: true }} Firefox
 * @typedef {{ driver: string, browser: string, screen: string } | { own: true }} WebKit
 * @typedef {{ chromium: string, firefox?: Firefox, webkit?: WebKit }} Engines  `chromium`: path of the program; "" is
 *   Playwright's own
 */

/**
 * Finds or installs the engines. Throws a `Problem` without Chromium; another engine that cannot be had is absent.
 * @returns {Promise<Engines>}
 */
export async function findEngines() {
  return { chromium: await chromePath(), firefox: await firefox(), webkit: await webkit() };
}

/**
 * Names each engine that is missing, in a sentence that says how to install it.
 * @param {Engines} engines
 */
export function missingEngines(engines) {
  return /** @type {const} */ (["firefox", "webkit"])
    .filter((name) => !engines[name])
    .map((name) => howToInstall[name]);
}

const howToInstall = {
  firefox:
    "The tests across engines leave out Firefox: none was found, and none could be installed. Install it " +
    "(your system's package, or `npx playwright install firefox`), or set FIREFOX_PATH to its program.",
  webkit:
    "The tests across engines leave out WebKit: none was found, and none could be installed. Install it " +
    "(on Debian and Ubuntu the packages webkit2gtk-driver and xvfb, elsewhere `npx playwright install webkit`).",
};
