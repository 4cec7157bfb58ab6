import { readdir, readFile } from "node:fs/promises";
import type { Language } from "@goldmane/contracts/languages";
import { extname, join, relative, sep } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PreloadedPages } from "./preloaded-pages.ts";
import { accepts } from "#platform/http/prepared-answer.ts";
import type { Preloads } from "./preload-finder.ts";
import { describeFile, type StaticFile } from "./static-file.ts";

/**
 * The built web app in memory: a response is one lookup and one write. Streaming the files from disk
 * costs fifteen times as much.
 */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;
  readonly #opened = new PreloadedPages();

  private constructor(files: ReadonlyMap<string, StaticFile>) {
    this.#files = files;
  }

  /** A missing folder means no files. */
  static async read(folder: string): Promise<StaticFiles> {
    const paths = await listFiles(folder);
    const contents = new Map(
      await Promise.all(
        paths.map(async (path) => [toUrl(folder, path), await readFile(path)] as const),
      ),
    );
    const files = [...contents].filter(([url]) => !/\.(br|gz|map)$/.test(url));
    return new StaticFiles(
      new Map(
        files.map(([url, plain]) => {
          const brotli = contents.get(`${url}.br`) ?? null;
          const gzip = contents.get(`${url}.gz`) ?? null;
          return [url, describeFile(url, { plain, brotli, gzip })];
        }),
      ),
    );
  }

  /**
   * Returns false, without a response, if there is no file at this path and it isn't a page's path.
   * @param preloads preloads for this response
   * @param language the server's, for browsers that ask for none that we have
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { preloads, language }: { preloads: Preloads; language: Language },
  ): Promise<boolean> {
    const path = request.url.split("?", 1)[0] ?? "/";
    const found = this.#files.get(path) ?? (isPage(path) ? this.#pageAt(path) : null);
    if (!found) return false;
    const file = await this.#opened.open(found, { markup: preloads.markup, language });
    void reply.headers({ ...file.headers, ...preloads.headers });
    const accepted = request.headers["accept-encoding"] ?? "";
    if (request.headers["if-none-match"]?.includes(file.headers.etag ?? "")) {
      void reply.code(304).send();
    } else if (file.brotli && accepts(accepted, "br")) {
      void reply.header("content-encoding", "br").send(file.brotli);
    } else if (file.gzip && accepts(accepted, "gzip")) {
      void reply.header("content-encoding", "gzip").send(file.gzip);
    } else {
      void reply.send(file.plain);
    }
    return true;
  }

  /** "/" has its own document, made at build. */
  #pageAt(path: string): StaticFile | undefined {
    const landingPage = path === "/" ? this.#files.get("/landing.html") : undefined;
    return landingPage ?? this.#files.get("/index.html");
  }
}

/** Paths without an extension are pages, known or not. */
export function isPage(path: string): boolean {
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
