import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Rolldown } from "vite";

export type Bundle = Rolldown.OutputBundle;

/** The file names of chunks and of all that they import statically. */
export function listImported(bundle: Bundle, roots: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const queue = [...roots];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const chunk = bundle[name];
    if (chunk?.type === "chunk") queue.push(...chunk.imports);
  }
  return needed;
}

/** Kilobytes (1000 bytes) of the compressed files on disk, which are what the server sends. */
export async function weigh(
  files: Iterable<string>,
  { folder, as }: { folder: string; as: "br" | "gz" },
): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => stat(join(folder, `${file}.${as}`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
}
