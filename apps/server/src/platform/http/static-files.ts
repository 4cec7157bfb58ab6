import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { accepts } from "./prepared-answer.ts";
import { policyOfPage } from "./security-headers.ts";

type StaticFile = {
  plain: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
  headers: Record<string, string>;
};

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
};

/** Vite puts a hash of the content into the names below this folder. */
const hashedFolder = "/assets/";

/**
 * The built web app, whole in memory: an answer is one lookup and one write. Streaming the same
 * files from disk costs fifteen times as much.
 */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;

  private constructor(files: ReadonlyMap<string, StaticFile>) {
    this.#files = files;
  }

  /** Where there is no such folder, there are no files. */
  static async read(folder: string): Promise<StaticFiles> {
    const paths = await listFiles(folder);
    const contents = new Map<string, Buffer>();
    for (const path of paths) contents.set(toUrl(folder, path), await readFile(path));
    const files = [...contents].filter(([url]) => !/\.(br|gz|map)$/.test(url));
    return new StaticFiles(
      new Map(files.map(([url, plain]) => [url, describe(url, plain, contents)])),
    );
  }

  /**
   * Null when there is nothing at this path, and it isn't one that the web app draws itself.
   * @param own headers of this answer alone
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    own: Readonly<Record<string, string>> = {},
  ): FastifyReply | null {
    const path = request.url.split("?", 1)[0] ?? "/";
    const file = this.#files.get(path) ?? (isPage(path) ? this.#pageAt(path) : null);
    if (!file) return null;
    if (request.headers["if-none-match"]?.includes(file.headers.etag ?? "")) {
      return reply
        .code(304)
        .headers({ ...file.headers, ...own })
        .send();
    }
    const accepted = request.headers["accept-encoding"] ?? "";
    void reply.headers({ ...file.headers, ...own });
    if (file.brotli && accepts(accepted, "br")) {
      return reply.header("content-encoding", "br").send(file.brotli);
    }
    if (file.gzip && accepts(accepted, "gzip")) {
      return reply.header("content-encoding", "gzip").send(file.gzip);
    }
    return reply.send(file.plain);
  }

  /** The front door has a page of its own, made at build. */
  #pageAt(path: string): StaticFile | undefined {
    const frontDoor = path === "/" ? this.#files.get("/landing.html") : undefined;
    return frontDoor ?? this.#files.get("/index.html");
  }
}

/** Only a file has an extension; everything else is a page, known or not. */
function isPage(path: string): boolean {
  return extname(path) === "";
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function toUrl(folder: string, path: string): string {
  const url = `/${relative(folder, path).split(sep).join("/")}`;
  return url;
}

function describe(url: string, plain: Buffer, all: ReadonlyMap<string, Buffer>): StaticFile {
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 27);
  return {
    plain,
    brotli: all.get(`${url}.br`) ?? null,
    gzip: all.get(`${url}.gz`) ?? null,
    headers: {
      "content-type": contentTypes[extname(url)] ?? "application/octet-stream",
      "cache-control": url.startsWith(hashedFolder)
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      etag: `"${hash}"`,
      vary: "accept-encoding",
      ...(extname(url) === ".html" && {
        "content-security-policy": policyOfPage(plain.toString()),
      }),
    },
  };
}
