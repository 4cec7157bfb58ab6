import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Script budget of a page: its source module and kilobytes (1000 bytes) of brotli. */
export type Budget = { page: string; kilobytes: number };

type Bundle = Rolldown.OutputBundle;

/**
 * Fails the build when a page exceeds its budget, and prints all weights. Weighs the `.br` files on
 * disk, which are what the server sends and `npm run bench` measures.
 */
export function budgets(limits: readonly Budget[]): Plugin {
  return {
    name: "budgets",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler(options, bundle) {
        for (const { page, kilobytes } of limits) {
          const weight = await weigh(listNeeded(bundle, page), options.dir ?? "dist");
          const line = `${page}: ${weight.toFixed(1)} of ${kilobytes} kB of script`;
          if (weight > kilobytes) this.error(`Over budget. ${line}`);
          this.info(line);
        }
      },
    },
  };
}

/** The transitive imports of the entry and a page. */
function listNeeded(bundle: Bundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const roots = chunks.filter(
    (chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(page) === true,
  );
  if (!roots.some((chunk) => chunk.facadeModuleId?.endsWith(page)))
    throw new Error(`The build has no page ${page}.`);

  const needed = new Set<string>();
  const queue = roots.map((chunk) => chunk.fileName);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const chunk = bundle[name];
    if (chunk?.type === "chunk") queue.push(...chunk.imports);
  }
  return [...needed];
}

async function weigh(files: readonly string[], folder: string): Promise<number> {
  const sizes = await Promise.all(files.map((file) => stat(join(folder, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
}
