import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFile } from "node:child_process";
import process, { env, execPath } from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Plugin, preview } from "vite";
import { respond } from "./api-responses.ts";

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#8c4" d="M0 0h16v9H0z"/></svg>`;

const root = join(import.meta.dirname, "..");
let built: Promise<string> | undefined;

/** Serves the built app with a small library, on a free port. */
export async function serveBuiltApp() {
  const outDir = await (built ??= buildApart());
  const art = { isDrawn: true };
  const server = await preview({
    root,
    logLevel: "error",
    plugins: [answers(art)],
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1", proxy: {} },
  });
  const url = server.resolvedUrls?.local[0] ?? "";
  return {
    url: url.replace(/\/$/, ""),
    /** While `isDrawn` is false, image requests stay open. */
    art,
    async [Symbol.asyncDispose]() {
      await server.close();
    },
  };
}

/**
 * Builds the app once per test process, in a child process: inside the test process React would be
 * built for development.
 */
async function buildApart(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), "goldmane-web-"));
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  const vite = fileURLToPath(new URL("../../bin/vite.js", import.meta.resolve("vite")));
  const options = { cwd: root, env: { ...env, NODE_ENV: "production" } };
  await promisify(execFile)(
    execPath,
    [vite, "build", "--outDir", outDir, "--emptyOutDir"],
    options,
  );
  return outDir;
}

/** Responses are delayed so that pages render their skeletons first. */
function answers(art: { isDrawn: boolean }): Plugin {
  return {
    name: "answers",
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://house");
        if (pathname.startsWith("/media/") && !art.isDrawn) return;
        if (pathname.startsWith("/media/")) {
          void wait(60).then(() =>
            response.writeHead(200, { "content-type": "image/svg+xml" }).end(picture),
          );
        } else if (pathname.startsWith("/api/")) {
          const body = respond(pathname) ?? { error: "NOT_FOUND", message: "No such title." };
          const status = "error" in body ? 404 : 200;
          void wait(120).then(() =>
            response
              .writeHead(status, { "content-type": "application/json" })
              .end(JSON.stringify(body)),
          );
        } else next();
      });
    },
  };
}
