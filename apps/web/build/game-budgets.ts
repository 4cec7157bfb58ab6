import type { Plugin, Rolldown } from "vite";
import { type Bundle, listImported, weigh } from "./weigh.ts";

type Chunk = Rolldown.OutputChunk;

/** Kilobytes (1000 bytes) of gzip. */
const most = { engine: 360, game: 80, art: 600 };

const engine = /\/node_modules\/phaser\//;
export const games = ["leos-arcade", "adventure-quest", "slime-adventure", "kyles-dash"];
const pageOfGames = /\/src\/pages\/play-games\//;
const otherPage = /\/src\/pages\/(?!play-games\/)/;
/** What draws games and their pictures, without a game. Pictures are drawn in the browser. */
const runtime = /\/features\/games\/host\/open-runtime\.ts$/;
const ofGames = new RegExp(
  `${engine.source}|${runtime.source}|/(?:features/games|games/src)/(?:${games.join("|")})/`,
);

/**
 * Fails the build when the engine, a game or the code that draws its pictures exceeds its budget, or
 * when another page loads any of them.
 */
export function gameBudgets(): Plugin {
  return {
    name: "game-budgets",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler(options, bundle) {
        const folder = options.dir ?? "dist";
        const stray = findStray(bundle);
        if (stray.length > 0) this.error(`Pages that load games:\n${stray.join("\n")}`);
        for (const { name, kilobytes, files } of listLimits(bundle)) {
          const weight = await weigh(files, { folder, as: "gz" });
          const line = `${name}: ${weight.toFixed(1)} of ${kilobytes} kB`;
          if (weight > kilobytes) this.error(`Over budget. ${line}`);
          this.info(line);
        }
      },
    },
  };
}

/** Each part with the files that are loaded for it alone, after the page of games. */
function listLimits(bundle: Bundle): { name: string; kilobytes: number; files: string[] }[] {
  const chunks = listChunks(bundle);
  const shell = [...chunks.filter(({ isEntry }) => isEntry), ...having(chunks, pageOfGames)];
  const loaded = new Set([
    ...importedBy(bundle, shell),
    ...importedBy(bundle, having(chunks, engine)),
  ]);
  const pictures = importedBy(bundle, having(chunks, runtime)).filter((file) => !loaded.has(file));
  for (const file of pictures) loaded.add(file);
  return [
    { name: "game engine", kilobytes: most.engine, files: filesOf(having(chunks, engine)) },
    { name: "pictures of games", kilobytes: most.art, files: pictures },
    ...games.map((game) => {
      const own = having(chunks, new RegExp(`/features/games/${game}/game\\.ts$`));
      const files = importedBy(bundle, own).filter((file) => !loaded.has(file));
      return { name: game, kilobytes: most.game, files };
    }),
  ];
}

/** Other pages whose scripts include the engine or a game. */
export function findStray(bundle: Bundle): string[] {
  const chunks = listChunks(bundle);
  return chunks
    .filter((chunk) => chunk.isEntry || chunk.moduleIds.some((id) => otherPage.test(id)))
    .flatMap((page) => {
      const loaded = new Set(importedBy(bundle, [page]));
      const found = chunks
        .filter(({ fileName }) => loaded.has(fileName))
        .flatMap(({ moduleIds }) => moduleIds.find((id) => ofGames.test(id)) ?? []);
      return found.length > 0 ? [`${page.name}: ${found.join(", ")}`] : [];
    });
}

function listChunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === "chunk");
}

function having(chunks: readonly Chunk[], module: RegExp): Chunk[] {
  const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (found.length === 0) throw new Error(`The build has no ${module.source}.`);
  return found;
}

function importedBy(bundle: Bundle, chunks: readonly Chunk[]): string[] {
  return [...listImported(bundle, filesOf(chunks))];
}

function filesOf(chunks: readonly Chunk[]): string[] {
  return chunks.map(({ fileName }) => fileName);
}
