import { type Asset, readUpload } from "../api/assets.ts";
import { loginRefusal } from "../http/after-login.ts";
import { HttpError } from "../http/call.ts";
import { report } from "../http/report.ts";
import { shell } from "../shell-api.ts";
import { assetProblem, type Problem } from "./problem.ts";
import { finish } from "./rows.ts";
import type { Transfer, TransferOptions } from "./transfer.ts";
import type { UploadList } from "./upload-list.ts";

/** Turns the server's answers to uploads into assets or problems of the rows. */
export interface ServerAnswers {
  answered(file: File, answer: unknown): Promise<void>;
  failed(file: File, error: Error): Promise<void>;
  /** Allows logins and a dialog for the failures of the next batch. */
  reset(): void;
}

export function serverAnswers(
  list: UploadList,
  transfer: Transfer,
  { rules, isSingle, process }: TransferOptions,
): ServerAnswers {
  const { fail, reset } = failureReports(list, transfer);

  function complete(key: string, result: Asset | Problem | null): void {
    if (result === null) return list.set(list.rows.filter((row) => row.key !== key));
    if ("code" in result) return transfer.reject(key, result);
    const next = finish(list.rows, key, result);
    list.set(isSingle ? next.filter((row) => row.key === key) : next);
  }

  return {
    reset,
    async answered(file, answer) {
      const key = list.uploadOf(file);
      if (!key) return;
      try {
        const asset = readUpload(answer, file);
        const problem = assetProblem(asset, rules);
        if (problem) return transfer.reject(key, problem);
        list.update(key, { state: "settling", progress: 1, asset: undefined });
        const result = process ? await process(asset, file, transfer.signal) : asset;
        if (list.isUploading(key)) complete(key, result);
      } catch (error) {
        fail(key, error);
      }
    },
    /** If the server asks for a login, sends the file again after the visitor has signed in. ERR-01 */
    async failed(file, error) {
      const key = list.uploadOf(file);
      if (!key) return;
      if (!(error instanceof HttpError) || error.status !== 401) return fail(key, error);
      // Refused even after a login, or the shop has no login page: report it as forbidden.
      if (transfer.sentAfterLogin.has(key) || !shell().settings.loginPath) return fail(key, loginRefusal(error));
      transfer.sentAfterLogin.add(key);
      list.update(key, { state: "waiting", progress: 0 });
      const { signal } = transfer;
      const login = shell().login(location.href, true);
      const isSignedIn = await login.catch(() => false);
      if (signal.aborted || !list.isUploading(key)) return;
      if (isSignedIn) transfer.sendAgain(file);
      else fail(key, error);
    },
  };
}

/** Statuses that refuse a file: invalid, too large, of a wrong type. */
const REFUSALS = new Set<number | undefined>([400, 413, 415, 422]);

/**
 * Marks rows as failed. Reports only the first failure of a batch, so that many failures show one dialog. A refused file is
 * not reported: its row is enough.
 */
function failureReports(
  list: UploadList,
  { sentAfterLogin, isLeaving }: Transfer,
): { fail(key: string, error: unknown): void; reset(): void } {
  let isReported = false;
  return {
    /** Changes neither the other files nor the fields of the form. UPL-07 */
    fail(key, error) {
      if (!list.isUploading(key)) return;
      const problem = failureOf(error);
      const isRefused = problem.code === "refused" || REFUSALS.has((error as Partial<HttpError>).status);
      const isFirst = !isRefused && !isReported && !isLeaving();
      isReported ||= isFirst;
      // May end the batch, which calls `reset`.
      list.update(key, { state: "failed", problem, progress: 0 });
      if (isFirst) void report(error);
    },
    reset() {
      sentAfterLogin.clear();
      isReported = false;
    },
  };
}

/** The problem to show at the row. */
function failureOf(error: unknown): Problem {
  const text = (error as { text?: string } | null)?.text;
  if (text) return { code: "refused", text };
  return { code: error instanceof TypeError ? "offline" : "failed" };
}
