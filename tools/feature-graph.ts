import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

type Source = { file: string; code: string };

/** Which features a feature imports, and the files that do so. */
export type FeatureGraph = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const sides = ["server", "web"] as const;
type Side = (typeof sides)[number];

const importing = /(?:from|import)\s*\(?\s*"(?:#features\/|(?=\.\.?\/))([^"\n]+)"/g;
const target = fileURLToPath(new URL("../docs/feature-graph.md", import.meta.url));

/** The imports between a side's features, types included. Tests and their fixtures don't count. */
export function readFeatureGraph(side: Side): FeatureGraph {
  const folder = fileURLToPath(new URL(`../apps/${side}/src/features`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file),
  );
  return drawGraph(
    files.toSorted().map((file) => ({ file, code: readFileSync(`${folder}/${file}`, "utf8") })),
  );
}

/** Draws the graph of files, whose paths begin with their feature's name. */
export function drawGraph(sources: readonly Source[]): FeatureGraph {
  const graph = new Map<string, Map<string, string[]>>();
  for (const { file, code } of sources) {
    const feature = featureOf(file);
    const edges = graph.get(feature) ?? new Map<string, string[]>();
    graph.set(feature, edges);
    for (const [, path = ""] of code.matchAll(importing)) {
      const imported = featureOf(path.startsWith(".") ? posix.join(file, "..", path) : path);
      const files = edges.get(imported) ?? [];
      if (imported !== feature && !files.includes(file)) edges.set(imported, [...files, file]);
    }
  }
  return graph;
}

/** The shortest cycle through each feature that is in one, with the files that import. */
export function findCycles(graph: FeatureGraph): string[] {
  const cycles = new Map<string, string>();
  for (const feature of graph.keys()) {
    const cycle = findCycle(graph, feature);
    const members = cycle?.toSorted().join() ?? "";
    if (cycle && !cycles.has(members)) cycles.set(members, describeCycle(graph, cycle));
  }
  return [...cycles.values()];
}

/** The features of the shortest way from a feature back to itself. */
function findCycle(graph: FeatureGraph, start: string): string[] | null {
  const seen = new Set<string>();
  const queue = [[start]];
  for (const path of queue) {
    for (const next of graph.get(path.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) queue.push([...path, next]);
      seen.add(next);
    }
  }
  return null;
}

function describeCycle(graph: FeatureGraph, cycle: readonly string[]): string {
  return cycle
    .map((feature, index) => {
      const next = cycle[(index + 1) % cycle.length] ?? feature;
      return `${feature} -> ${next} (${graph.get(feature)?.get(next)?.join(", ")})`;
    })
    .join("; ");
}

function featureOf(path: string): string {
  return path.split("/")[0] ?? path;
}

/** The document that shows both graphs. */
export function describeFeatureGraphs(): string {
  return [
    "# Which feature imports which",
    "",
    "Written by `npm run generate:features` from the imports of `apps/server/src/features` and `apps/web/src/features`. There are no cycles: `tools/feature-graph.test.ts`.",
    ...sides.flatMap((side) => ["", `## ${side}`, "", ...drawMermaid(readFeatureGraph(side))]),
    "",
  ].join("\n");
}

function drawMermaid(graph: FeatureGraph): string[] {
  const lines = [...graph].map(([feature, edges]) =>
    edges.size > 0
      ? `  ${feature} --> ${[...edges.keys()].toSorted().join(" & ")}`
      : `  ${feature}`,
  );
  return ["```mermaid", "flowchart LR", ...lines, "```"];
}

export function readFeatureDocument(): string {
  return readFileSync(target, "utf8");
}

if (process.argv[1]?.endsWith("feature-graph.ts")) writeFileSync(target, describeFeatureGraphs());
