import { basename, dirname } from "node:path";

/**
 * Files that import the whole product. Since everything is reachable through them, a change only
 * counts for its direct importers and for the tests of their features.
 */
const composition =
  /^apps\/(server\/src\/(features|open-app|main)|web\/src\/(app\/pages|main))\.tsx?$/;
const contractWide = /^apps\/server\/src\/(features(\.\w+)?|words)\.test\.ts$/;
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);

/**
 * The tests that a change can affect.
 * @param imports each source file with what it imports, as `readImports` returns it
 * @param changed paths of changed files
 */
export function findAffectedTests(imports, changed) {
  const affected = reach(invert(imports), changed);
  const features = new Set(
    [...affected].filter((file) => !isTest(file)).flatMap((file) => featureOf(file) ?? []),
  );
  const touchesServer = [...affected].some((file) =>
    /^(apps\/server|packages\/contracts)\//.test(file),
  );
  return [...imports.keys()].filter(
    (file) =>
      isTest(file) &&
      (affected.has(file) ||
        features.has(featureOf(file)) ||
        (touchesServer && contractWide.test(file)) ||
        (changed.length > 0 && /^tools\/(layout|words\/words)\.test\.ts$/.test(file))),
  );
}

/** A server test reaches its feature through the router, not by an import. */
function featureOf(file) {
  const [, feature] = /^apps\/server\/src\/(features\/[^/]+|platform\/[^/]+)\//.exec(file) ?? [];
  if (feature) return feature;
  // A migration, or the generated table types.
  return file.startsWith("apps/server/migrations/") ? "platform/db" : undefined;
}

function invert(imports) {
  const importers = new Map();
  for (const [file, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  return importers;
}

function reach(importers, changed) {
  const reached = new Set(changed);
  for (const file of reached) {
    if (composition.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
    // Style sheets and texts are not imported by the tests beside them.
    if (file.endsWith(".css")) reached.add(`${dirname(file)}/${basename(file, ".module.css")}.tsx`);
  }
  return reached;
}
