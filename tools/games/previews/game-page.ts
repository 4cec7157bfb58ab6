import { fileURLToPath } from "node:url";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";

export const captured = { width: 960, height: 540 } as const;

const root = fileURLToPath(new URL("../../../apps/web/", import.meta.url));
const address = "/game-preview.html";

/** Loaded without the app around it: a game's picture and rules, which play the demonstration. */
const markup = (game: GameId) => `<!doctype html>
<div id="field" style="width: ${captured.width}px; height: ${captured.height}px"></div>
<script type="module">
  import "/src/ui/fonts.css";
  import { openRuntime } from "/src/features/games/host/open-runtime.ts";
  import { loadHostedGame } from "/src/features/games/hosted-games.ts";
  const silent = () => {};
  const sounds = { play: silent, setVolume: silent, setTune: silent, suspend: silent, resume: silent, close: silent };
  const settings = { isMotionReduced: false, textScale: 1 };
  const game = await loadHostedGame("${game}");
  const runtime = await openRuntime(game, document.getElementById("field"), { sounds, settings, ownPicture: () => null });
  await runtime.showDemo();
  window.picture = runtime.canvas;
</script>`;

/** Replaces the page's clock, so that a slow machine captures every frame. */
const clock = `
  let now = 0;
  let last = 0;
  const waiting = new Map();
  performance.now = () => now;
  window.requestAnimationFrame = (act) => {
    waiting.set((last += 1), act);
    return last;
  };
  window.cancelAnimationFrame = (id) => waiting.delete(id);
  window.advance = (milliseconds) => {
    now += milliseconds;
    const due = [...waiting.values()];
    waiting.clear();
    for (const act of due) act(now);
  };
  const loading = setInterval(() => {
    if (window.picture) clearInterval(loading);
    else window.advance(1000 / 60);
  }, 10);
`;

/** Serves the web app's modules, as they are. */
export async function serveModules(): Promise<{ server: ViteDevServer; origin: string }> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
    plugins: [
      {
        name: "game-preview-page",
        configureServer(own) {
          own.middlewares.use((request, response, next) => {
            const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
            if (pathname !== address) return next();
            response.setHeader("content-type", "text/html; charset=utf-8");
            void own
              .transformIndexHtml(address, markup(searchParams.get("game") as GameId))
              .then((html) => response.end(html), next);
          });
        },
      },
    ],
  });
  await server.listen();
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return { server, origin: origin.replace(/\/$/, "") };
}

/**
 * Opens a game's demonstration, which moves by `nextFrame` only.
 * @throws the page's error if the game can't be opened
 */
export async function openDemonstration(page: Page, origin: string, game: GameId): Promise<void> {
  await page.setViewportSize(captured);
  const failure = new Promise<never>((_, reject) => page.once("pageerror", reject));
  await page.addInitScript(clock);
  await page.goto(`${origin}${address}?game=${game}`);
  const opened = page.waitForFunction("window.picture !== undefined", undefined, {
    timeout: 120_000,
    polling: 200,
  });
  await Promise.race([opened, failure]);
}

/** The picture as a PNG, after so many milliseconds of the game. */
export async function nextFrame(page: Page, milliseconds: number): Promise<Buffer> {
  // The fixed-step loop catches up with a few steps at most.
  const url: string = await page.evaluate(`
    for (let left = ${milliseconds}; left > 0; left -= 1000 / 60) window.advance(Math.min(left, 1000 / 60));
    window.picture.toDataURL("image/png");
  `);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
