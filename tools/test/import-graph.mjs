import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Type imports are ignored: they can't change a test's result. */
const typeOnly = /^(?:import|export) type\b[^"]*"[^"]+"/gm;
const importing = /(?:from|import)\s*\(?\s*"([^"\n]+)"|new URL\(\s*"([^"\n]+)"/g;

/** Every source file of the repository, with the source files that it imports. */
export function readImports() {
  const files = ["apps", "packages", "tools", "e2e"].flatMap(listSources);
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist")
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listSources(path);
      return /\.(tsx?|mjs|css|json)$/.test(entry.name) ? [path] : [];
    });
}

function importsOf(file) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const found = readFileSync(file, "utf8").replaceAll(typeOnly, "").matchAll(importing);
  return [...found]
    .map(([, imported, url]) => resolveImport(file, imported ?? url))
    .filter((path) => path !== null);
}

/** Resolves an import written as `./`, `#folder/` or `@goldmane/package/`. */
function resolveImport(file, name) {
  if (name.startsWith(".")) return existing(normalize(join(dirname(file), name)));
  if (name.startsWith("#")) {
    const root = file.startsWith("tools/") ? "tools" : join(...file.split("/").slice(0, 2), "src");
    return existing(join(root, name.slice(1)));
  }
  const [, workspace, path] = /^@goldmane\/([^/]+)\/(.+)$/.exec(name) ?? [];
  return workspace ? existing(join("packages", workspace, "src", path)) : null;
}

function existing(path) {
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate)) ?? null;
}
