import type { Rolldown } from "vite";

export type Build = {
  bundle: Rolldown.OutputBundle;
  /** Module ids that a module imports lazily. */
  listLazy: (moduleEnd: string) => readonly string[];
};

/** The route table: every module that it imports lazily is a page, or the table of rare pages. */
const tableOfPages = "/src/app/pages.ts";

/**
 * The files of some pages, loaded at once or on interaction. Excludes what only other pages need.
 */
export function listPrecachedFiles({ bundle, listLazy }: Build, kept: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const isKept = (id: string) => kept.some((page) => id.endsWith(page));
  const others = new Set(listLazy(tableOfPages).filter((id) => !isKept(id)));
  const isOther = ({ facadeModuleId: id }: Rolldown.OutputChunk) => id !== null && others.has(id);
  const found = new Set<string>();
  const queue = chunks.filter(
    ({ isEntry, facadeModuleId: id }) => isEntry || (id !== null && isKept(id)),
  );
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (found.has(chunk.fileName) || isOther(chunk)) continue;
    found.add(chunk.fileName);
    const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
    for (const file of [...(importedCss ?? []), ...(importedAssets ?? [])]) found.add(file);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name];
      if (next?.type === "chunk") queue.push(next);
    }
  }
  return [...found];
}
