import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GameId, gameIds } from "@goldmane/contracts/games/limits";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { type Browser, chromium } from "playwright-core";
import { encodeLoop } from "./previews/encode-preview.ts";
import { captured, nextFrame, openDemonstration, serveModules } from "./previews/game-page.ts";

const folder = fileURLToPath(
  new URL("../../apps/web/src/pages/play-games/previews/", import.meta.url),
);
const clip = { framesPerSecond: 24, overlapSeconds: 0.5 } as const;

type Part = {
  /** Seconds of the demonstration before the loop. */
  begin: number;
  /** Seconds of the loop. */
  seconds: number;
  /** Seconds from its beginning to the still picture. */
  still: number;
};

const parts: Record<GameId, Part> = {
  "leos-arcade": { begin: 12, seconds: 9, still: 2.4 },
  "adventure-quest": { begin: 1, seconds: 8, still: 2 },
  "slime-adventure": { begin: 2, seconds: 6, still: 2 },
  "kyles-dash": { begin: 4, seconds: 6, still: 2 },
};

/**
 * `npm run generate:game-previews [game …]`: run it when a game looks different. It plays the
 * demonstration of each game in a browser, and writes a loop of it and a still picture.
 */
const wanted = process.argv.slice(2);
const games = gameIds.filter((game) => wanted.length === 0 || wanted.includes(game));
const { server, origin } = await serveModules();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await mkdir(folder, { recursive: true });
  for (const game of games) await capture(browser, game);
} finally {
  await browser.close();
  await server.close();
}

async function capture(from: Browser, game: GameId): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), "goldmane-preview-"));
  const page = await from.newPage();
  try {
    await openDemonstration(page, origin, game);
    const { begin, seconds, still } = parts[game];
    await nextFrame(page, begin * 1000);
    const count = Math.round((seconds + clip.overlapSeconds) * clip.framesPerSecond);
    const stillAt = Math.round(still * clip.framesPerSecond);
    for (let at = 0; at < count; at += 1) {
      const frame = await nextFrame(page, 1000 / clip.framesPerSecond);
      await writeFile(join(frames, `${String(at).padStart(4, "0")}.png`), frame);
      if (at === stillAt) await writeFile(join(folder, `${game}.avif`), await toStill(frame));
    }
    await encodeLoop(frames, join(folder, `${game}.mp4`), { ...clip, seconds });
    process.stdout.write(`${game}: ${count} frames\n`);
  } finally {
    await page.close();
    await rm(frames, { recursive: true });
  }
}

async function toStill(frame: Buffer): Promise<Buffer> {
  const canvas = createCanvas(captured.width, captured.height);
  canvas.getContext("2d").drawImage(await loadImage(frame), 0, 0);
  return await canvas.encode("avif", { quality: 60, speed: 2 });
}
