// The address of the site to show. Plain JavaScript, because npm start reads it before anything is built.

const problem = (/** @type {string} */ message) => Object.assign(new Error(message), { expected: true });

/**
 * Throws an `expected` error when the text is no address of a site.
 * @param {string} text
 * @param {string} option the option or command that takes the address, for messages
 */
export function siteOf(text, option = "--site") {
  const expectation = `${option} expects an address such as https://shop.example`;
  if (!/^https?:\/\//i.test(text)) {
    const guess = withScheme(text);
    throw problem(`${expectation}, got "${text}".${guess ? ` Did you mean ${guess}?` : ""}`);
  }
  if (!URL.canParse(text)) throw problem(`${expectation}, got "${text}".`);
  const site = new URL(text);
  if (site.username || site.password)
    throw problem(
      `${option} expects an address without user name and password. Your browser asks for them, and the proxy ` +
        "passes them on.",
    );
  return site;
}

const localHost = /^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Adds a scheme to an address without one: http for local servers, which seldom have a certificate, else https.
 * Undefined when the text does not start with a host name.
 * @param {string} text
 */
function withScheme(text) {
  const [, host] = /^([\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/.*)?$/i.exec(text) ?? [];
  if (!host) return undefined;
  if (localHost.test(host)) return `http://${text}`;
  return /^[\w-]+(\.[\w-]+)+$/.test(host) ? `https://${text}` : undefined;
}

/**
 * Throws when the site is the proxy itself, which would request itself in a loop.
 * @param {URL} site
 * @param {{ port: number }} where
 */
export function rejectProxyAddress(site, { port }) {
  if (localHost.test(site.hostname) && Number(site.port || (site.protocol === "https:" ? 443 : 80)) === port) {
    throw problem(
      `${site.origin} is the address of the proxy itself; ` +
        `choose another port for the proxy, such as PORT=${port < 65535 ? port + 1 : port - 1}.`,
    );
  }
}
