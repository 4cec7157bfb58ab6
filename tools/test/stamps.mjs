import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inputsOf } from "./areas.mjs";

const folder = "node_modules/.goldmane-passed";
const generated = new Set(["node_modules", "dist", "artifacts", "data", ".git"]);

/** Whether an area has passed with exactly the current files, on this Node version. */
export function hasPassed(area) {
  const file = join(folder, area);
  return existsSync(file) && readFileSync(file, "utf8") === hashInputs(area);
}

/**
 * Records that an area passed.
 * @param hash its inputs when the run began, so that an edit made during the run counts as a change
 */
export function recordPass(area, hash) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, area), hash);
}

/** SHA-256 of the paths and contents of an area's inputs, and of the Node version. */
export function hashInputs(area) {
  const hash = createHash("sha256").update(process.version);
  const files = new Set(inputsOf(area).flatMap(listFiles));
  for (const file of [...files].toSorted(byPath)) hash.update(`\n${file}\n`).update(hashOf(file));
  return hash.digest("hex");
}

function byPath(a, b) {
  return a < b ? -1 : 1;
}

const hashes = new Map();

function hashOf(file) {
  const { mtimeMs } = statSync(file);
  const known = hashes.get(file);
  if (known?.mtimeMs === mtimeMs) return known.digest;
  const digest = createHash("sha256").update(readFileSync(file)).digest();
  hashes.set(file, { mtimeMs, digest });
  return digest;
}

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [join(path)];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !generated.has(name))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
