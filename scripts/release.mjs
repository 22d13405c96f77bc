// `npm run release -- 0.2.0`: makes a release; with --dry-run it only says what it would do. See CONTRIBUTING.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onStop } from "./lifetime.mjs";
import { npm } from "./npm.mjs";
import { Problem, runMain } from "./problem.mjs";
import { makeAssets } from "./release/assets.mjs";
import { releaseOptions } from "./release/options.mjs";
import { checkCommands, describe, releaseOf } from "./release/plan.mjs";
import { refusals } from "./release/refusals.mjs";
import { changedFiles, git, readRepository } from "./release/repository.mjs";
import { sizeTable } from "./release/sums.mjs";
import { root } from "./root.mjs";

/** Commands that take back what is done so far; "" while nothing is. */
let undo = "";

await runMain(async () => {
  onStop(() => undo && console.error(adviceToUndo()));
  const { version, isDryRun } = releaseOptions(process.argv.slice(2));
  const date = new Date().toISOString().slice(0, 10);
  const repository = await readRepository();
  refuse(version, repository);
  const release = releaseOf(version, date, repository.files);
  console.log(describe(release, repository, date));
  if (isDryRun) return console.log("This was a dry run: nothing has changed.");
  for (const args of checkCommands) await succeed(args);
  await expectUnchanged(version, repository.commit);
  try {
    reportNextSteps(await perform(release));
  } catch (error) {
    if (!(error instanceof Error) || !undo) throw error;
    throw new Problem(`${error.message}\n\n${adviceToUndo()}`, { cause: error });
  }
});

/** @param {string} version @param {import("./release/repository.mjs").Repository} repository */
function refuse(version, repository) {
  const reasons = refusals(version, repository);
  if (reasons.length > 0) throw new Problem(["No release was made:", ...reasons].join("\n"));
}

/** The checks take many minutes, in which someone may edit or commit. @param {string} version @param {string} commit */
async function expectUnchanged(version, commit) {
  const now = await readRepository();
  refuse(version, now);
  if (now.commit !== commit)
    throw new Problem(
      `No release was made: the checks ran on ${commit.slice(0, 8)}, and meanwhile ${now.commit.slice(0, 8)} was checked ` +
        "out. Run the command again.",
    );
}

/**
 * Writes the release. The commit and the tag come last: until then three files differ from the last commit.
 * @param {import("./release/plan.mjs").Release} release
 */
async function perform({ version, tag, message, notes, files }) {
  undo = `git restore --staged --worktree ${changedFiles.join(" ")}`;
  for (const file of changedFiles) writeFileSync(join(root, file), files[file]);
  await succeed(["run", "build"]);
  const assets = await makeAssets(notes);
  await git("commit", "--message", message, "--", ...changedFiles);
  undo = "git reset --keep HEAD~1";
  // By default git removes lines that start with "#", which are headings here.
  await git("tag", "--annotate", "--cleanup=whitespace", "--file", assets.notesFile, tag);
  undo = "";
  return { version, tag, ...assets };
}

/** Runs npm; throws a `Problem` when it fails. A missing browser engine is a failure. @param {string[]} args */
async function succeed(args) {
  const command = `npm ${args.join(" ")}`;
  console.log(`\n$ ${command}`);
  const { code } = await npm(args, { env: { CI: "true" } });
  if (code !== 0) throw new Problem(`No release was made: \`${command}\` failed; see its output above.`);
}

function adviceToUndo() {
  return `The release is not complete. To undo what was done so far, run\n  ${undo}`;
}

/** @param {Awaited<ReturnType<typeof perform>>} made */
function reportNextSteps({ version, tag, packageFile, notesFile, files }) {
  console.log(`
Release ${version} is committed and tagged ${tag}. release/ has its files; SHA256SUMS has their sums:
${sizeTable(files)}

Next steps:
  git push --follow-tags
  npm publish ${packageFile}
Attach the files of release/ to the release of the tag, with ${notesFile} as its text.`);
}
