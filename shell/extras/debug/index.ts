// The debug overlay: help for authors, and the state of the shell.
import "../../../tools/debug/debug.ts";

export { exposeSession } from "./inspect.ts";
