import type { Plugin, Rolldown } from "vite";

/** First requests of a page, which the server announces before the page's script has loaded. */
export type PagePreloads = {
  /** Path patterns as in app/pages.ts; `data` may repeat their parameters. */
  paths: readonly string[];
  /** Its source module. */
  page: string;
  /** Modules that the page imports as soon as it is shown. */
  modules?: readonly string[];
  /** The API paths that the page fetches. */
  data: readonly string[];
  /** Its largest picture, by the server's name; `urlPlaceholder` is replaced with its URL. */
  picture?: { name: string; src: string; srcSet?: string; sizes?: string };
};

/** Stands for a picture's URL, which the server fills in; a query may follow. */
export const urlPlaceholder = "{url}?";

/** Writes each page's first requests, with hashed file names, for the server to preload. */
export function preloadPages(pages: readonly PagePreloads[]): Plugin {
  return {
    name: "preload-pages",
    apply: "build",
    generateBundle(_options, bundle) {
      const entries = pages.map(({ page, modules = [], ...rest }) => ({
        ...rest,
        ...findFiles(bundle, [page, ...modules]),
      }));
      this.emitFile({
        type: "asset",
        fileName: "preloads.json",
        source: JSON.stringify({ urlPlaceholder, pages: entries }),
      });
    },
  };
}

/** Scripts and styles of a page: the entry, its modules' chunks, and their imports. */
function findFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]) {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The build has no entry.");
  const own = modules.map((module) => {
    const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module) === true);
    if (!found) throw new Error(`The build has no chunk for ${module}.`);
    return found;
  });
  const needed = [entry, ...own];
  const imports = needed.flatMap((chunk) => importsOf(bundle, chunk));
  const scripts = [...new Set([...needed.map(({ fileName }) => fileName), ...imports])];
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
