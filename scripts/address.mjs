import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * The address to listen at: HOST and PORT of the environment.
 * Throws a `Problem` when PORT is no port number.
 * @param {NodeJS.ProcessEnv} env
 */
export function address(env) {
  const port = env.PORT?.trim() || "4173";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Problem(`PORT expects a number from 0 to 65535, such as PORT=4173, got "${env.PORT}".`);
  }
  return { host: env.HOST?.trim() || "127.0.0.1", port: Number(port) };
}

/**
 * Rejects when the address is not free, before the build takes its time.
 * @param {{ host: string, port: number }} where
 */
export function ensureFree({ host, port }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error) => reject(listenProblem(error, { host, port })));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * A `Problem` that explains why a server could not listen; other errors are returned unchanged.
 * @param {NodeJS.ErrnoException} error
 * @param {{ host: string, port: number }} where
 */
export function listenProblem(error, { host, port }) {
  if (error.code === "EADDRINUSE") {
    const otherPort = port < 65535 ? port + 1 : port - 1;
    return new Problem(
      `Port ${port} on ${host} is used by another program; stop it, or choose another port with PORT=${otherPort}.`,
    );
  }
  if (error.code === "EACCES")
    return new Problem(`This user may not listen at port ${port}; choose a port above 1023, such as PORT=4173.`);
  if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
    return new Problem(
      `HOST expects an address of this machine, got "${host}"; ` +
        "use 127.0.0.1 (this machine only) or 0.0.0.0 (reachable from outside).",
    );
  }
  return error;
}
