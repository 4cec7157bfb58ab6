import type { Rolldown } from "vite";

/** The build as its plugins see it. */
export type Build = {
  bundle: Rolldown.OutputBundle;
  /** Module ids that a module imports lazily. */
  listLazy: (moduleEnd: string) => readonly string[];
};

/** Which page answers which path: whatever it loads lazily is a page. */
const tableOfPages = "/src/app/pages.ts";

/**
 * The files that some pages are made of, at once or when somebody presses a button there. What only
 * other pages need is left out.
 */
export function listKeptFiles({ bundle, listLazy }: Build, kept: readonly string[]): string[] {
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
