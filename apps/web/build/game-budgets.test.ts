import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { findStray } from "./game-budgets.ts";

function bundleOf(chunks: Record<string, { modules: string[]; imports?: string[] }>) {
  const outputs = Object.entries(chunks).map(([fileName, { modules, imports = [] }]) => {
    const moduleIds = modules.map((id) => `/apps/web/src/${id}`);
    const isEntry = fileName === "index.js";
    return [fileName, { type: "chunk", name: fileName, fileName, isEntry, moduleIds, imports }];
  });
  return Object.fromEntries(outputs) as Rolldown.OutputBundle;
}

const pages = {
  "index.js": { modules: ["main.ts"] },
  "play.js": { modules: ["pages/play-games/play-games.tsx"], imports: ["host.js"] },
  "host.js": { modules: ["features/games/host/open-runtime.ts"], imports: ["engine.js"] },
  "engine.js": { modules: ["node_modules/phaser/dist/phaser.js"] },
  "family.js": { modules: ["pages/family.tsx"], imports: ["dialog.js"] },
  "dialog.js": { modules: ["ui/dialog/dialog.tsx"] },
};

test("a page that shares a file with the games is reported, however indirectly", () => {
  expect(findStray(bundleOf(pages))).toEqual([]);
  const shared = { ...pages, "dialog.js": { ...pages["dialog.js"], imports: ["host.js"] } };
  expect(findStray(bundleOf(shared))).toEqual([
    "family.js: /apps/web/src/features/games/host/open-runtime.ts, /apps/web/src/node_modules/phaser/dist/phaser.js",
  ]);
});

test("the entry, which every page loads, must have no game either", () => {
  const game = { modules: ["main.ts", "features/games/kyles-dash/game.ts"] };
  expect(findStray(bundleOf({ ...pages, "index.js": game }))).toHaveLength(1);
});
