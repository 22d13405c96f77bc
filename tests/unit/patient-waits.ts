// `vi.waitFor` and `vi.waitUntil` give up after a second, which a busy machine can miss. Their limit shall only stop what
// hangs.
import { vi } from "vitest";

const LIMIT_MS = 20_000;

const { waitFor, waitUntil } = vi;
const patient = { timeout: LIMIT_MS, interval: 20 };
vi.waitFor = (check, options = patient) => waitFor(check, options);
vi.waitUntil = (check, options = patient) => waitUntil(check, options);
