import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { type Browser, type Page, chromium } from "@playwright/test";
import { type PluginOption, type Rolldown, build } from "vite";
import { FilmServer } from "./film-server.ts";
import type { Film } from "./make-film.ts";

const entry = fileURLToPath(new URL("./player-page.ts", import.meta.url));
const html = `<!doctype html><meta charset="utf-8"><title>Player</title>
<link rel="icon" href="data:,">
<video style="width:100vw;height:100vh;background:#000"></video>
<script type="module" src="/assets/page.js"></script>`;

/** A host name that browsers treat as another machine of a home network: its pages are not secure. */
export const plainHost = "home.test";

let playerPage: Promise<Map<string, Uint8Array>> | undefined;

/** The page with the player; built once for all tests of a process. */
export function buildPlayerPage(): Promise<Map<string, Uint8Array>> {
  return (playerPage ??= buildPage({ page: entry }));
}

/**
 * Bundles code for a page as a browser gets it, with lazily loaded code in separate files.
 * @param options `markup` can contain `<!-- styles -->`, which the style sheets of the entry `page`
 * replace
 */
export async function buildPage(
  input: Record<string, string>,
  { markup = html, plugins = [] }: { markup?: string; plugins?: PluginOption[] } = {},
): Promise<Map<string, Uint8Array>> {
  const built = await build({
    configFile: false,
    plugins,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      rollupOptions: {
        input,
        output: {
          entryFileNames: "assets/[name].js",
          chunkFileNames: "assets/[name].js",
          assetFileNames: "assets/[name][extname]",
        },
      },
    },
  });
  const bundles = Array.isArray(built) ? built : [built];
  const parts = bundles.flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  const links = listStyles(parts.filter((part) => part.type === "chunk"))
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
    .join("");
  const files = new Map([["/", Buffer.from(markup.replace("<!-- styles -->", links))]]);
  for (const part of parts) {
    const body = part.type === "chunk" ? part.code : part.source;
    files.set(`/${part.fileName}`, Buffer.from(body));
  }
  return files;
}

/** Style sheets of the chunks that the entry `page` loads at once, in the order of its imports. */
function listStyles(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const seen = new Set<string>();
  const visit = (fileName: string): string[] => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || seen.has(fileName)) return [];
    seen.add(fileName);
    return [...chunk.imports.flatMap(visit), ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  return visit("assets/page.js");
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`,
      "--autoplay-policy=no-user-gesture-required",
    ],
  });
}

/** A server with the film and a fresh page with the player. */
export class PlayerTestPage implements AsyncDisposable {
  readonly server: FilmServer;
  readonly page: Page;

  private constructor(server: FilmServer, page: Page) {
    this.server = server;
    this.page = page;
  }

  static async open(
    browser: Browser,
    film: Film,
    files: Map<string, Uint8Array>,
    host = "127.0.0.1",
  ): Promise<PlayerTestPage> {
    const server = new FilmServer(film, files);
    const origin = (await server.listen()).replace("127.0.0.1", host);
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    page.on("pageerror", (error) => {
      throw error;
    });
    await page.goto(origin);
    await page.waitForFunction("globalThis.page !== undefined");
    return new PlayerTestPage(server, page);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.close();
    await this.server[Symbol.asyncDispose]();
  }
}
