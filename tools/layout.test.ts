import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { expect, test } from "vitest";

/** Files that are named after their part in a feature (CONTRIBUTING.md). */
const roles = new Set([
  "routes",
  "service",
  "store",
  "present",
  "jobs",
  "live",
  "events",
  "rules",
  "api",
  "schema",
  "limits",
]);
const reserved = /^(index|utils|helpers|common|types|lib|misc)\.tsx?$/;
const written = /\.(ts|tsx|css|mjs)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\/dist\b/.test(entry.parentPath))
    .map((entry) => relative(".", `${entry.parentPath}/${entry.name}`));
}

const sources = ["apps", "packages", "tools", "e2e"].flatMap(filesUnder);

/** Whether the file's name is a role, or shares a word with the name of something that it exports. */
function isNamedWell(file: string, code: string): boolean {
  const name = basename(file, ".ts").replace(/\.gen$/, "");
  if (roles.has(name)) return true;
  const direct = code.matchAll(
    /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm,
  );
  const listed = [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = ""]) =>
    names.split(","),
  );
  const names = [...[...direct].map(([, one = ""]) => one), ...listed];
  const exported = new Set(names.flatMap(wordsOf));
  return wordsOf(name).some((word) => exported.has(word));
}

/** The words of a name in lower case, without endings: "listEmails" is "list" and "email". */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "")
    .map((word) =>
      word
        .replace(/ies$/, "y")
        .replace(/s$/, "")
        .replace(/(?:ing|ed|e)$/, ""),
    );
}

test("a file of the server or the contracts has a role, or is named after what it exports", () => {
  const files = sources.filter(
    (file) =>
      /^(?:apps\/server|packages\/contracts)\/src\/.*\.ts$/.test(file) &&
      !/\.test\.ts$|\/testing\//.test(file),
  );
  const named = files
    .map((file) => ({ file, code: readFileSync(file, "utf8") }))
    .filter(({ code }) => /^export /m.test(code));
  expect(
    named.filter(({ file, code }) => !isNamedWell(file, code)).map(({ file }) => file),
  ).toEqual([]);
});

test("a file that isn't named after an export is reported", () => {
  const code = "export function sendEmail() {}";
  expect(isNamedWell("apps/server/src/features/x/send-email.ts", code)).toBe(true);
  expect(isNamedWell("apps/server/src/features/x/emails.ts", code)).toBe(true);
  expect(isNamedWell("apps/server/src/features/x/store.ts", code)).toBe(true);
  expect(isNamedWell("apps/server/src/features/x/magic.ts", code)).toBe(false);
});

/** Features whose timers concern this process only. All other recurring work is a `RecurringJob`. */
const perNodeTimers = [
  // A race is simulated in memory by the node that starts it.
  "apps/server/src/features/games/races/race-runner.ts",
  // Unfinished uploads are on the disk of the node that receives them.
  "apps/server/src/features/ingest/open-ingest.ts",
  // Counts are in memory until they are written.
  "apps/server/src/features/telemetry/vitals-aggregator.ts",
];

function hasInterval(code: string): boolean {
  return /\bsetInterval\b/.test(code);
}

test("recurring work of a feature is declared, so that one node does it", () => {
  const files = sources.filter(
    (file) => /^apps\/server\/src\/features\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"),
  );
  const withInterval = files.filter((file) => hasInterval(readFileSync(file, "utf8")));
  expect(withInterval.toSorted()).toEqual(perNodeTimers);
});

test("an interval is noticed, whichever way it is set", () => {
  expect(hasInterval("const timer = setInterval(sweep, 1000).unref();")).toBe(true);
  expect(hasInterval('import { setInterval as every } from "node:timers/promises";')).toBe(true);
  expect(hasInterval("for await (const _ of timers.setInterval(1000)) await sweep();")).toBe(true);
  expect(hasInterval("setTimeout(sweep, 1000);")).toBe(false);
});

/** What a routes.ts binds or imports in another way than `import * as api` and `handle(api.…)`. */
function listOddBindings(code: string): string[] {
  const imports = code.match(/^import [^;]*? from "@goldmane\/contracts\/[^"]*\bapi";/gm) ?? [];
  const bindings = code.match(/\bhandle(?:Prepared)?\(\s*[^,\s]*/g) ?? [];
  return [
    ...imports.filter((line) => !line.startsWith("import * as api from ")),
    ...bindings.filter((binding) => !/\(\s*\w+\.\w+$/.test(binding)),
  ];
}

test("routes bind endpoints in one way: handle(api.getTitle, …)", () => {
  const files = sources.filter((file) => /\/server\/src\/features\/.*\/routes\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) =>
      listOddBindings(readFileSync(file, "utf8")).map((odd) => `${file}: ${odd}`),
    ),
  ).toEqual([]);
});

test("an endpoint that is imported by name is noticed", () => {
  const usual = 'import * as api from "@goldmane/contracts/library/api";';
  expect(listOddBindings(`${usual}\nhandle(api.getTitle, run);`)).toEqual([]);
  const named = 'import {\n  getTitle,\n} from "@goldmane/contracts/library/api";';
  expect(listOddBindings(`${named}\nhandle(\n  getTitle,\n  run,\n);`)).toEqual([
    named,
    "handle(\n  getTitle",
  ]);
  const fromElsewhere =
    'import { getControls } from "@goldmane/contracts/controls/viewer-controls";';
  expect(listOddBindings(`${fromElsewhere}\nhandlePrepared(getControls, run);`)).toEqual([
    "handlePrepared(getControls",
  ]);
});

// The payment gateway's test cards are part of the product.
test("fixtures of tests live in folders named testing", () => {
  const fixtures = sources.filter(
    (file) => /\/src\/.*\/test-(?!cards)[a-z-]+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(fixtures.filter((file) => !file.includes("/testing/"))).toEqual([]);
});

test("every feature of the contracts exists on the server", () => {
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

test("a component's test has the suffix of tests that need a page", () => {
  const components = sources.filter((file) => file.endsWith(".test.tsx"));
  expect(components.filter((file) => !file.endsWith(".dom.test.tsx"))).toEqual([]);
});

/** Lines that key a query by a written path, which nobody would find when the path changes. */
function findLiteralKeys(code: string): string[] {
  return code.match(/(?<!(?:to\w+|each)\()\[\s*["'`]\/api\/.*/g) ?? [];
}

test("the web app's queries are keyed by endpoints", () => {
  const files = sources.filter(
    (file) => /^apps\/web\/src\/.*\.tsx?$/.test(file) && !file.startsWith("apps/web/src/worker/"),
  );
  const found = files.flatMap((file) =>
    findLiteralKeys(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(found, "Use endpointQuery() or endpointKey() of platform/queries.").toEqual([]);
});

test("a query key that is written as a path is noticed", () => {
  expect(findLiteralKeys('queryOptions({ queryKey: ["/api/films", id] })')).toHaveLength(1);
  expect(findLiteralKeys("cache.setQueryData([\n  `/api/films/${id}`,\n], film)")).toHaveLength(1);
  expect(findLiteralKeys("queryOptions({ queryKey: endpointKey(listFilms, {}) })")).toEqual([]);
});

test("file names say what the file contains", () => {
  expect(sources.filter((file) => reserved.test(basename(file)))).toEqual([]);
});

test("files are short: half of them at most 80 lines, none above 400", () => {
  const counted = sources.filter(
    (file) => written.test(file) && !/\.gen\.ts$|\.test\.tsx?$/.test(file),
  );
  const lengths = counted
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
