import type { Finding } from "../lint.ts";
import type { RuleMeta } from "../rule.ts";
import type { FileReport } from "./report.ts";

/** A SARIF 2.1.0 report for code scanning. File names are as given, relative to the working directory. */
export function toSarif(reports: readonly FileReport[], rules: readonly RuleMeta[], version: string): string {
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "atoll-lint", version, rules: rules.map(ruleOf) } },
        columnKind: "utf16CodeUnits",
        results: reports.flatMap(({ name, findings }) =>
          findings.map((finding) => resultOf(finding, uriOf(name), rules)),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const ruleOf = ({ code, severity, summary, why, wrong, right }: RuleMeta) => ({
  id: code,
  shortDescription: { text: summary },
  fullDescription: { text: why },
  defaultConfiguration: { level: severity },
  help: {
    text: `${why}\n\nWrong:\n${wrong}\n\nRight:\n${right}`,
    markdown: `${why}\n\nWrong:\n\n\`\`\`html\n${wrong}\n\`\`\`\n\nRight:\n\n\`\`\`html\n${right}\n\`\`\``,
  },
});

function resultOf(
  { code, severity, message, start, end, suggestion }: Finding,
  uri: string,
  rules: readonly RuleMeta[],
) {
  const artifactLocation = { uri };
  const fixes = suggestion && [
    {
      description: { text: suggestion.message },
      artifactChanges: [
        {
          artifactLocation,
          replacements: [
            {
              deletedRegion: region(suggestion.fix.start, suggestion.fix.end),
              insertedContent: { text: suggestion.fix.text },
            },
          ],
        },
      ],
    },
  ];
  return {
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: severity,
    message: { text: suggestion ? `${message} ${suggestion.message}` : message },
    locations: [{ physicalLocation: { artifactLocation, region: region(start, end) } }],
    fixes,
  };
}

const region = (start: Finding["start"], end: Finding["end"]) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
  charOffset: start.offset,
  charLength: end.offset - start.offset,
});

/** A relative reference for a relative path, a `file:` URI for an absolute one; addresses are unchanged. */
function uriOf(name: string): string {
  if (/^https?:/.test(name)) return name;
  const path = name.split("/").map(encodeURIComponent).join("/");
  return /^[a-z]:\//i.test(name)
    ? `file:///${path.replace("%3A", ":")}`
    : name.startsWith("/")
      ? `file://${path}`
      : path;
}
