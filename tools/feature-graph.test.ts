import { expect, test } from "vitest";
import {
  describeFeatureGraphs,
  drawGraph,
  findCycles,
  readFeatureDocument,
  readFeatureGraph,
} from "./feature-graph.ts";

test.each(["server", "web"] as const)("the features of the %s don't import in cycles", (side) => {
  expect(findCycles(readFeatureGraph(side))).toEqual([]);
});

test("a cycle is noticed, and described by the files that import", () => {
  const graph = drawGraph([
    {
      file: "account/service.ts",
      code: 'import type { Plan } from "#features/billing/service.ts";',
    },
    { file: "billing/plans/plan.ts", code: 'export { email } from "#features/emails/service.ts";' },
    { file: "billing/service.ts", code: 'import { plan } from "./plans/plan.ts";' },
    { file: "emails/service.ts", code: 'const load = () => import("../account/service.ts");' },
    { file: "search/service.ts", code: 'import { plan } from "#features/billing/service.ts";' },
  ]);
  expect(findCycles(graph)).toEqual([
    "account -> billing (account/service.ts); billing -> emails (billing/plans/plan.ts); emails -> account (emails/service.ts)",
  ]);
});

test("docs/feature-graph.md shows the imports between features", () => {
  expect(readFeatureDocument(), "Run npm run generate:features.").toBe(describeFeatureGraphs());
});
