import type { Plugin } from "vite";
import { type Bundle, listImported, weigh } from "./weigh.ts";

/** Script budget of a page: its source module and kilobytes (1000 bytes) of brotli. */
export type Budget = { page: string; kilobytes: number };

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
        const folder = options.dir ?? "dist";
        for (const { page, kilobytes } of limits) {
          const weight = await weigh(listNeeded(bundle, page), { folder, as: "br" });
          const line = `${page}: ${weight.toFixed(1)} of ${kilobytes} kB of script`;
          if (weight > kilobytes) this.error(`Over budget. ${line}`);
          this.info(line);
        }
      },
    },
  };
}

/** The transitive imports of the entry and a page. */
function listNeeded(bundle: Bundle, page: string): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const roots = chunks.filter(
    (chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(page) === true,
  );
  if (!roots.some((chunk) => chunk.facadeModuleId?.endsWith(page)))
    throw new Error(`The build has no page ${page}.`);
  return listImported(
    bundle,
    roots.map((chunk) => chunk.fileName),
  );
}
