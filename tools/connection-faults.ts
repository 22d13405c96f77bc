const unreachable = "could not be reached; check that this machine is online, and whether the site needs a VPN";
const reset = "closed the connection unexpectedly";

/** Why a request failed, by the code of Node's error. Each text ends a sentence that starts with the address. */
export const connectionFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: "refused the connection; check that the site is running and that the port is correct",
  ENOTFOUND: "has an unknown host name; check the spelling, and whether the site needs a VPN",
  EAI_AGAIN: "has a host name that could not be looked up; check that this machine is online",
  ECONNRESET: reset,
  UND_ERR_SOCKET: reset,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
};
