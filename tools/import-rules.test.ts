import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = [
  ...readdirSync("packages").map((name) => `packages/${name}`),
  "apps/server",
  "apps/web",
];
const document = readFileSync("ARCHITECTURE.md", "utf8");

/** ARCHITECTURE.md leaves out the libraries of the two apps. */
function listDependencies(folder: string): string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}/package.json`, "utf8"),
  );
  return Object.keys(dependencies)
    .filter((name) => folder.startsWith("packages/") || name.startsWith("@goldmane/"))
    .map((name) => name.replace("@goldmane/", ""));
}

/** What a line such as "sync -> contracts, std" allows. */
function listAllowed(name: string): string[] {
  const allowed =
    new RegExp(`^${name} +-> ([^(\\n]*)`, "m").exec(document)?.[1] ?? "not documented";
  return allowed.trim() === "-" ? [] : allowed.trim().split(", ");
}

test.each(folders)("ARCHITECTURE.md lists what %s depends on", (folder) => {
  const name = folder.split("/")[1] ?? "";
  expect(listAllowed(name).toSorted()).toEqual(listDependencies(folder).toSorted());
});

/** Pure functions and a media helper that a second feature uses. This list only shrinks. */
const exceptions = new Set([
  "account/settings/names.ts",
  "controls/screen-time/read-refusal.ts",
  "library/hero/play-silent.ts",
]);

/** The modules of other features that a file imports, types included. */
function listForeignModules(file: string, code: string): string[] {
  const feature = file.split("/")[0];
  const imported = [...code.matchAll(/(?:from|import)\s*\(?\s*"#features\/([^"\n]+)"/g)];
  return imported.map(([, path = ""]) => path).filter((path) => path.split("/")[0] !== feature);
}

test.each([
  ["server", /\/(?:service|events)\.ts$/],
  ["web", /\/queries\.ts$/],
] as const)("a feature of the %s imports only the public modules of another", (side, isPublic) => {
  const root = `apps/${side}/src/features`;
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const foreign = files.flatMap((file) =>
    listForeignModules(file, readFileSync(`${root}/${file}`, "utf8"))
      .filter((path) => !isPublic.test(path) && !exceptions.has(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(foreign).toEqual([]);
});

test("an import of another feature's inner module is noticed", () => {
  const code = 'import { a } from "#features/b/c.ts";\nawait import("#features/a/own.ts");';
  expect(listForeignModules("a/x.ts", code)).toEqual(["b/c.ts"]);
  expect(listForeignModules("b/x.ts", code)).toEqual(["a/own.ts"]);
});
