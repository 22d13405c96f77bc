const unreachable = "could not be reached: see whether this machine is online, or needs a VPN to get there";
const broken = "broke the connection off";

/** Why a server could not be asked, by the code of Node's error: the end of a sentence that begins with its address. */
export const connectionFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: "refused the connection: see whether the site is running, and the port right",
  ENOTFOUND: "has a host that is not known: look for a typing error, or for a VPN that is not on",
  EAI_AGAIN: "has a host that could not be looked up: see whether this machine is online",
  ECONNRESET: broken,
  UND_ERR_SOCKET: broken,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
};
