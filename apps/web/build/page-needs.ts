import type { Plugin, Rolldown } from "vite";

/** What a page asks for first: the server says so along with the page, before its script has come. */
export type PageNeeds = {
  /** As in app/pages.ts; a parameter stands for itself in `data`. */
  paths: readonly string[];
  /** Its source module. */
  page: string;
  /** What it fetches from the API. */
  data: readonly string[];
  /** Its largest picture, which the server knows by this name; `address` stands for where it is. */
  picture?: { name: string; src: string; srcSet?: string; sizes?: string };
};

/** Stands for a picture's address, whose query goes on after it. */
export const address = "{address}?";

/** Writes down what pages need, by the names that the build gave it, for the server to send ahead. */
export function pageNeeds(pages: readonly PageNeeds[]): Plugin {
  return {
    name: "page-needs",
    apply: "build",
    generateBundle(_options, bundle) {
      const needs = pages.map(({ page, ...rest }) => ({ ...rest, ...findFiles(bundle, page) }));
      this.emitFile({
        type: "asset",
        fileName: "page-needs.json",
        source: JSON.stringify({ address, pages: needs }),
      });
    },
  };
}

/**
 * The scripts and styles of a page: the script that begins it all, its own, and what these import.
 */
function findFiles(bundle: Rolldown.OutputBundle, page: string) {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(page) === true);
  if (!entry || !found) throw new Error(`The build has no page ${page}.`);
  const imports = [entry, found].flatMap((chunk) => importsOf(bundle, chunk));
  const scripts = [...new Set([entry.fileName, found.fileName, ...imports])];
  const styles = new Set(scripts.flatMap((name) => [...(stylesOf(bundle, name) ?? [])]));
  return { scripts: scripts.map(toUrl), styles: [...styles].map(toUrl) };
}

function importsOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const found = new Set<string>();
  const queue = [...chunk.imports];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const next = bundle[name];
    if (next?.type === "chunk") queue.push(...next.imports);
  }
  return [...found];
}

function stylesOf(bundle: Rolldown.OutputBundle, name: string): Set<string> | undefined {
  const chunk = bundle[name];
  return chunk?.type === "chunk" ? chunk.viteMetadata?.importedCss : undefined;
}

function toUrl(fileName: string): string {
  return `/${fileName}`;
}
