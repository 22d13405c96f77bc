// `vi.waitFor` gives up after a second, which a busy machine can miss. Its limit shall only stop what hangs.
import { vi } from "vitest";

const LIMIT_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (check, options) => waitFor(check, options ?? { timeout: LIMIT_MS, interval: 20 });
