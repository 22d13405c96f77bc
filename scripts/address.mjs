import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * Where to listen: HOST and PORT of the environment.
 * @param {NodeJS.ProcessEnv} env
 */
export function address(env) {
  const port = env.PORT?.trim() || "4173";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Problem(`PORT is "${env.PORT}", but a number from 0 to 65535 is expected, such as PORT=4173.`);
  }
  return { host: env.HOST?.trim() || "127.0.0.1", port: Number(port) };
}

/**
 * Fails when nothing can listen there, before minutes go into a build that cannot be shown.
 * @param {{ host: string, port: number }} where
 */
export function ensureFree({ host, port }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error) => reject(listenProblem(error, { host, port })));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** @param {NodeJS.ErrnoException} error */
export function listenProblem(error, { host, port }) {
  if (error.code === "EADDRINUSE") {
    return new Problem(
      `Port ${port} on ${host} is taken by another program; end that one, or choose another port with PORT=${port < 65535 ? port + 1 : port - 1}.`,
    );
  }
  if (error.code === "EACCES")
    return new Problem(`Port ${port} may not be used by this user; choose one above 1023, such as PORT=4173.`);
  if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
    return new Problem(
      `HOST is "${host}", which is no address of this machine; use 127.0.0.1 (only here) or 0.0.0.0 (also from outside).`,
    );
  }
  return error;
}
