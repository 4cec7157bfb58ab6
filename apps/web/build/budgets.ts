import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** The script a page may load before it works: its source module, and kilobytes (1000 bytes) of brotli. */
export type Budget = { page: string; kilobytes: number };

type Bundle = Rolldown.OutputBundle;

/** Fails the build when a page outgrows its budget; prints what each weighs. */
export function budgets(limits: readonly Budget[]): Plugin {
  return {
    name: "budgets",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const { page, kilobytes } of limits) {
        const weight = weighPage(bundle, page);
        const line = `${page}: ${weight.toFixed(1)} of ${kilobytes} kB of script`;
        if (weight > kilobytes) this.error(`Over budget. ${line}`);
        this.info(line);
      }
    },
  };
}

function weighPage(bundle: Bundle, page: string): number {
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
  const bytes = [...needed].reduce((sum, name) => {
    const chunk = bundle[name];
    return chunk?.type === "chunk" ? sum + brotliCompressSync(chunk.code).byteLength : sum;
  }, 0);
  return bytes / 1000;
}
