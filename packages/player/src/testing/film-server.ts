import { type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Film } from "./make-film.ts";

/** Answers a call of an API with a body for JSON, or undefined for a path that isn't the API's. */
export type Api = (method: string, path: string, body: string) => unknown;

/** A fault for a request, by its path. Null answers normally. */
export type Fault = (path: string) => "cut" | number | null;

/** Serves a film and a page, records requests, and fails on demand. */
export class FilmServer implements AsyncDisposable {
  readonly requestedPaths: string[] = [];
  fault: Fault = () => null;
  /** Wait before the first byte, in milliseconds. */
  delayMs: (path: string) => number = () => 0;
  /** Bodies that are not cached yet: refused to clients that prefer not to wait. */
  isNotCached: (path: string) => boolean = () => false;
  /** The share of a body after which nothing more is sent. */
  stallsAt: (path: string) => number = () => 1;
  readonly #server: Server;
  readonly #bodies: Map<string, Uint8Array>;

  constructor(film: Film, page: Map<string, Uint8Array>, api: Api = () => undefined) {
    this.#bodies = new Map(page);
    for (const [path, body] of film.files) this.#bodies.set(`/film/${path}`, body);
    this.#server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://film").pathname;
      this.requestedPaths.push(path);
      let body = "";
      request.on("data", (chunk) => (body += String(chunk)));
      request.on("end", () => {
        const reply = api(request.method ?? "GET", path, body);
        if (request.headers.prefer === "wait=0" && this.isNotCached(path)) {
          response.writeHead(202).end();
          return;
        }
        const send = () =>
          reply === undefined
            ? this.#sendFile(path, request.headers.range, response)
            : sendJson(response, reply);
        setTimeout(send, this.delayMs(path));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #sendFile(path: string, range: string | undefined, response: ServerResponse): void {
    const fault = this.fault(path);
    if (fault === "cut") {
      response.destroy();
      return;
    }
    const body = this.#bodies.get(path);
    if (fault !== null || !body) {
      response.writeHead(fault ?? 404).end();
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
    const start = Number(from ?? 0);
    const end = to ? Number(to) + 1 : body.length;
    response.writeHead(from === undefined ? 200 : 206, {
      "content-type": contentType(path),
      "content-length": end - start,
      "accept-ranges": "bytes",
      "cache-control": path.startsWith("/film/") ? "public, max-age=600" : "no-store",
      ...(from === undefined
        ? {}
        : { "content-range": `bytes ${start}-${end - 1}/${body.length}` }),
    });
    const share = this.stallsAt(path);
    if (share < 1) response.write(body.subarray(start, start + (end - start) * share));
    else response.end(body.subarray(start, end));
  }
}

function sendJson(response: ServerResponse, reply: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
}

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  m3u8: "application/vnd.apple.mpegurl",
  mp4: "video/mp4",
  m4s: "video/iso.segment",
  vtt: "text/vtt",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

function contentType(path: string): string {
  const name = path === "/" ? "html" : path.slice(path.lastIndexOf(".") + 1);
  return types[name] ?? "application/octet-stream";
}
