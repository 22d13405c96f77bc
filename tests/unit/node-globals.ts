// What browsers and Node have and happy-dom lacks.
import { BroadcastChannel, MessageChannel } from "node:worker_threads";

Object.assign(globalThis, { BroadcastChannel, MessageChannel });
