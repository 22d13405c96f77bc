import type { Control } from "../../browser/guard/control.ts";
import { requestCount } from "../../browser/navigation/watch.ts";

/** Number of loads of the lab's checkout page, since the stand-in was reset. */
export const pageLoads = (control: Control): Promise<number> => requestCount(control, "/lab/checkout");
