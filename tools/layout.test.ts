import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { expect, test } from "vitest";

const serverRoles =
  /^(routes|service|store|present|jobs|live|events|rules)\.ts$|\.test\.ts$|^[a-z0-9-]+(?:\.gen)?\.ts$/;
const reserved = /^(index|utils|helpers|common|types|lib|misc)\.tsx?$/;
const code = /\.(ts|tsx|css|mjs)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\/dist\b/.test(entry.parentPath))
    .map((entry) => relative(".", `${entry.parentPath}/${entry.name}`));
}

const sources = ["apps", "packages", "tools", "e2e"].flatMap(filesUnder);

test("a server feature has its routes, and nothing but files of known roles", () => {
  const inFeatures = sources.filter((file) => file.startsWith("apps/server/src/features/"));
  expect(inFeatures.filter((file) => !serverRoles.test(basename(file)))).toEqual([]);
});

test("every feature that the contracts name exists on the server", () => {
  const named = sources
    .filter((file) => file.startsWith("packages/contracts/src/") && file.endsWith("/api.ts"))
    .map((file) => basename(dirname(file)));
  const built = new Set(
    sources
      .filter((file) => file.startsWith("apps/server/src/features/") && file.endsWith("/routes.ts"))
      .map((file) => basename(dirname(file))),
  );
  expect(named.filter((feature) => !built.has(feature))).toEqual([]);
});

test("a test's suffix says what it needs: a component's test needs a page", () => {
  const components = sources.filter((file) => file.endsWith(".test.tsx"));
  expect(components.filter((file) => !file.endsWith(".dom.test.tsx"))).toEqual([]);
});

test("no file is named after nothing in particular", () => {
  expect(sources.filter((file) => reserved.test(basename(file)))).toEqual([]);
});

test("files are short: half of them at most 80 lines, none above 400", () => {
  const written = sources.filter(
    (file) => code.test(file) && !/\.gen\.ts$|\.test\.tsx?$/.test(file),
  );
  const lengths = written
    .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length }))
    .toSorted((a, b) => a.lines - b.lines);
  expect(lengths.filter(({ file, lines }) => lines > 400 && !file.includes("/titles/"))).toEqual(
    [],
  );
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(80);
});

test("no folder below src holds more than twenty modules of its own", () => {
  const counts = new Map<string, number>();
  for (const file of sources.filter(
    (path) => path.includes("/src/") && !path.includes("/titles/"),
  )) {
    const folder = dirname(file);
    if (/\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});
