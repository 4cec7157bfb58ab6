import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const script = join(import.meta.dirname, "draw-pictures.ts");
const packages = join(import.meta.dirname, "../../../../packages");
/** Sources that determine the pictures. */
const sources = [script, join(packages, "stage/src"), join(packages, "originals/src/titles")];
const cache = join(import.meta.dirname, "../../node_modules/.landing");

/** The landing screen's pictures, by file name. */
export type Pictures = {
  files: ReadonlyMap<string, Buffer>;
  /** Film facts that the drawing script writes. */
  films: unknown;
};

let drawing: Promise<Pictures> | null = null;

/** Rendered once per state of the engine and the films: takes seconds, or nothing if cached. */
export function drawPictures(): Promise<Pictures> {
  drawing ??= findOrDraw();
  return drawing;
}

async function findOrDraw(): Promise<Pictures> {
  const folder = join(cache, await hashSources());
  if (!existsSync(folder)) await drawInto(folder);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".avif"));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  const films: unknown = JSON.parse(await readFile(join(folder, "films.json"), "utf8"));
  return { files: new Map(files), films };
}

/** Renames at the end, so that a partial folder is never used. */
async function drawInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, "draft-"));
  await run(process.execPath, ["--import", "tsx", script, draft]);
  for (const old of await readdir(cache)) {
    const path = join(cache, old);
    if (path !== draft) await rm(path, { recursive: true, force: true });
  }
  await rename(draft, folder).catch(() => undefined);
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const path of await listFiles(source)) hash.update(path).update(await readFile(path));
  return hash.digest("hex").slice(0, 16);
}

async function listFiles(source: string): Promise<string[]> {
  if (source.endsWith(".ts")) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
