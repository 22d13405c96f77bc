// Globals that browsers and Node have, but happy-dom lacks.
import "./patient-waits.ts";
import { BroadcastChannel, MessageChannel } from "node:worker_threads";

Object.assign(globalThis, { BroadcastChannel, MessageChannel });
