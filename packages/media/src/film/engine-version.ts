import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { videoSegmentArgs } from "#encode-args.ts";
import { filmRate } from "./recipe.ts";

/**
 * Changes whenever the engines' output can change: a hash of the worker's bundle (whose imports
 * carry hashes of their own) or of the engines' sources, and of the encoder's settings.
 */
export function engineVersion(worker: URL): string {
  const known = hashes.get(worker.href) ?? hashEngines(worker);
  hashes.set(worker.href, known);
  return known;
}

const hashes = new Map<string, string>();

function hashEngines(worker: URL): string {
  const isSource = worker.pathname.endsWith(".ts");
  const packages = new URL("../../../", import.meta.url);
  const files = isSource
    ? ["stage/src/", "sound/src/"].flatMap((folder) => filesIn(new URL(folder, packages)))
    : [fileURLToPath(worker)];
  const hash = createHash("sha256").update(
    videoSegmentArgs({ name: "", width: 2, height: 2, maxKbps: 1 }, filmRate, 0).join(" "),
  );
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function filesIn(folder: URL): string[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.includes(".test."))
    .toSorted()
    .map((name) => `${root}${name}`)
    .filter((path) => statSync(path).isFile());
}
