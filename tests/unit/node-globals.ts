// Globals of the tests that have a document: those that browsers and Node have, but happy-dom lacks, and no network.
import "./patient-waits.ts";
import { BroadcastChannel, MessageChannel } from "node:worker_threads";

Object.assign(globalThis, { BroadcastChannel, MessageChannel });

// Requests that a test does not answer would reach whatever server this machine has at the address of the page.
globalThis.fetch = (input) =>
  Promise.reject(new TypeError(`No test answers ${input instanceof Request ? input.url : String(input)}.`));
