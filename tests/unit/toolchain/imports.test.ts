import { expect, test } from "vitest";
import { violations } from "../../../scripts/import-rules.mjs";

const allowed: [file: string, text: string][] = [
  ["shared/text.ts", 'import i18next from "i18next";\nimport { a } from "./names.ts";'],
  ["shell/core/main.ts", 'import { load } from "./load.ts";\nimport { names } from "../../shared/names.ts";'],
  [
    "shell/core/main.ts",
    'import type { Visit } from "../navigation/visit.ts";\ntype Forms = typeof import("../extras/forms/index.ts");',
  ],
  ["shell/navigation/visit.ts", 'import { load } from "../core/load.ts";'],
  [
    "shell/extras/forms/index.ts",
    'import { load } from "../../core/load.ts";\nimport { visit } from "../../navigation/visit.ts";\nimport "../../common/nonce.ts";',
  ],
  [
    "shell/core/main.ts",
    '// import { h } from "preact";\n/* import "react"; */\nconst sample = `\nimport "react";\n`;',
  ],
  ["shell/extras/dialogs/index.tsx", 'import { createRoot } from "react-dom/client";'],
  [
    "islands/content/countdown/countdown.tsx",
    'import { useState } from "react";\nimport { remaining } from "./rules.ts";',
  ],
  [
    "islands/content/countdown/parts/clock.tsx",
    'import { remaining } from "../rules.ts";\nimport "../../../../shared/a.ts";',
  ],
  [
    "fixtures-html/cms/server.ts",
    'import { Hono } from "hono";\nimport fs from "node:fs";\nimport "../../shared/api/wire/cart.ts";',
  ],
  ["tests/unit/a.test.ts", 'import { visit } from "../../shell/navigation/visit.ts";\nimport "./helper.ts";'],
];

test.each(allowed)("imports: %s may contain %j", (file, text) => {
  expect(violations(file, text)).toEqual([]);
});

const forbidden: [file: string, text: string, line: number, rule: string][] = [
  ["shared/text.ts", 'import "../shell/core/main.ts";', 1, "shared/ is used by"],
  ["shared/text.ts", 'export { a } from "../islands/content/countdown/rules.ts";', 1, "shared/ is used by"],
  [
    "shell/core/main.ts",
    'import a from "./a.ts";\n\nimport type { B } from "../../islands/content/b/b.ts";',
    3,
    "shell/ imports only",
  ],
  ["shell/core/main.ts", 'const cms = await import("../../fixtures-html/cms/server.ts");', 1, "shell/ imports only"],
  ["shell/core/main.ts", 'import {\n  useState,\n} from "react";', 3, "every visitor loads"],
  ["shell/navigation/visit.ts", 'import { createStore } from "zustand/vanilla";', 1, "every visitor loads"],
  ["shell/core/main.ts", 'import { visit } from "../navigation/visit.ts";', 1, "the core is the lowest layer"],
  ["shell/navigation/visit.ts", 'import { ask } from "../extras/dialogs/index.tsx";', 1, "the navigation imports only"],
  ["shell/common/nonce.ts", 'import { ask } from "../extras/dialogs/index.tsx";', 1, "extras import shell/common/"],
  ["shell/extras/forms/index.ts", 'import { ask } from "../dialogs/confirm.tsx";', 1, "an extra is a bundle"],
  [
    "shell/extras/policy/index.ts",
    'import { isWhole } from "../../navigation/page.ts";',
    1,
    "this extra may load before",
  ],
  ["islands/content/countdown/countdown.tsx", 'import "../../../shell/core/main.ts";', 1, "an island imports only"],
  ["islands/content/countdown/countdown.tsx", 'import "../banner/rules.ts";', 1, "an island imports only"],
  [
    "islands/content/countdown/countdown.tsx",
    'import "../../commerce/quantity/rules.ts";',
    1,
    "an island imports only",
  ],
  ["fixtures-html/cms/server.ts", 'import "../../shared/text.ts";', 1, "the stand-in CMS knows"],
  ["fixtures-html/cms/server.ts", 'import "../../shell/core/main.ts";', 1, "the stand-in CMS knows"],
  ["fixtures-html/pages.ts", 'import "../tests/browser/guard/test.ts";', 1, "only tests import"],
  ["islands/content/countdown/countdown.tsx", 'import { useId, useState } from "react";', 1, "useId returns"],
  ["islands/content/countdown/countdown.tsx", 'import { useTranslation } from "react-i18next";', 1, "texts come from"],
];

test.each(forbidden)("imports: %s may not contain %j", (file, text, line, rule) => {
  const found = violations(file, text);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${file}:${line} imports "[^"]+": ${rule}`));
});
