import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { type Build, listPrecachedFiles } from "./list-precached-files.ts";

/** Larger files serve few browsers and are fetched on demand. */
const largestKept = 400_000;
const kept = /\.(?:js|css|woff2)$/;

/** Pages that work offline; of others the worker caches what was used. */
const keptPages = [
  "/src/pages/home.tsx",
  "/src/pages/downloads/downloads.tsx",
  "/src/pages/watch.tsx",
  "/src/pages/vibes/vibes.tsx",
];

type BuiltFile = { url: string; revision: string | null };

/**
 * Builds /sw.js with its precache list. Its bytes change with every build that changes anything,
 * which is how browsers detect a new version.
 */
export function serviceWorker({ root }: { root: string }): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler(options, bundle) {
        const folder = options.dir ?? "dist";
        const listLazy = (moduleEnd: string) => {
          const id = [...this.getModuleIds()].find((one) => one.endsWith(moduleEnd));
          return (id && this.getModuleInfo(id)?.dynamicallyImportedIds) || [];
        };
        const files = await listFiles({ bundle, listLazy }, folder);
        this.info(`The worker keeps ${files.length} files from the first visit on.`);
        const code = await buildWorker(root, files);
        await writeFile(join(folder, "sw.js"), code);
      },
    },
  };
}

async function listFiles(made: Build, folder: string): Promise<BuiltFile[]> {
  const names = listPrecachedFiles(made, keptPages).filter((name) => kept.test(name));
  const files: BuiltFile[] = [];
  for (const name of names.toSorted()) {
    const { byteLength } = await readFile(join(folder, name));
    if (byteLength <= largestKept) files.push({ url: `/${name}`, revision: null });
  }
  for (const name of ["index.html", "mark.svg"]) {
    const revision = createHash("sha256").update(await readFile(join(folder, name)));
    files.push({ url: `/${name}`, revision: revision.digest("base64url").slice(0, 12) });
  }
  return files;
}

async function buildWorker(root: string, files: readonly BuiltFile[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { builtFiles: JSON.stringify(files), "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, "src/worker/sw.ts"),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const chunk = (built as Rolldown.RolldownOutput).output.find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("Nothing was made of the service worker.");
  return chunk.code;
}
