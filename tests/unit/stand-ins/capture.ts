// Runs the command "capture" in a folder of the test.
import { capture } from "../../../tools/capture/capture.ts";
import { limits } from "../../../tools/capture/limits.ts";

/** Runs "capture" with these arguments, and returns the lines that it prints. */
export async function runCapture(captures: string, args: string[]): Promise<string> {
  const lines: string[] = [];
  await capture(args, {
    captures,
    from: captures,
    log: (line) => lines.push(line),
    limits: { ...limits, file: 200_000, time: 5_000 },
  });
  return lines.join("\n");
}

/** The message with which the command refuses its arguments; the stack of an error that is not expected. */
export const refusedCapture = (captures: string, args: string[]): Promise<string> =>
  runCapture(captures, args).then(
    () => "no refusal",
    (error: Error & { expected?: boolean }) => (error.expected ? error.message : String(error.stack)),
  );
