import { describe, expect, test } from "vitest";
import { findAffectedTests } from "./affected-tests.mjs";
import { readImports } from "./import-graph.mjs";

const feature = "apps/server/src/features";

describe("the tests that a change can affect", () => {
  const imports = new Map([
    ["packages/contracts/src/parties/rules.ts", []],
    [`${feature}/parties/service.ts`, ["packages/contracts/src/parties/rules.ts"]],
    [`${feature}/parties/parties.test.ts`, ["apps/server/src/features.ts"]],
    [`${feature}/family/service.ts`, []],
    [`${feature}/family/family.test.ts`, ["apps/server/src/features.ts"]],
    [
      "apps/server/src/features.ts",
      [`${feature}/parties/service.ts`, `${feature}/family/service.ts`],
    ],
    ["apps/server/src/features.access.test.ts", ["apps/server/src/features.ts"]],
    ["apps/web/src/ui/meter.tsx", ["apps/web/src/ui/meter.module.css"]],
    ["apps/web/src/ui/meter.dom.test.tsx", ["apps/web/src/ui/meter.tsx"]],
  ]);

  test("are those of the features that import it, and those that call every endpoint", () => {
    expect(findAffectedTests(imports, ["packages/contracts/src/parties/rules.ts"])).toEqual([
      `${feature}/parties/parties.test.ts`,
      "apps/server/src/features.access.test.ts",
    ]);
  });

  test("are those of a component whose style sheet changed", () => {
    expect(findAffectedTests(imports, ["apps/web/src/ui/meter.module.css"])).toEqual([
      "apps/web/src/ui/meter.dom.test.tsx",
    ]);
  });

  test("are none when nothing changed", () => {
    expect(findAffectedTests(imports, [])).toEqual([]);
  });
});

test("imports are followed by all three ways that the repository writes them", () => {
  const imports = readImports();
  expect(imports.get("tools/test/run-part.mjs")).toContain("tools/test/stamps.mjs");
  expect(imports.get("apps/server/src/main.ts")).toContain("apps/server/src/open-app.ts");
  expect(imports.get("apps/server/src/open-app.ts")).toContain("packages/std/src/closing-stack.ts");
});
