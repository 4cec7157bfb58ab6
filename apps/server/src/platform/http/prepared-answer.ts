import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Variant = { body: Buffer; headers: Record<string, string | number> };

/**
 * A response that is serialized once, compressed once per encoding on first use, and then sent as
 * bytes. It must not depend on the request.
 */
export class PreparedAnswer<T> {
  declare readonly _reply?: T;
  readonly #etag: string;
  readonly #plain: Variant;
  #brotli: Promise<Variant> | undefined;
  #gzip: Promise<Variant> | undefined;

  /** @param body JSON that matches the contract; it is not validated again. */
  constructor(body: Buffer) {
    this.#etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    this.#plain = this.#variant(body);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.headers["if-none-match"]?.includes(this.#etag)) {
      return reply.code(304).headers({ etag: this.#etag, "cache-control": freshness }).send();
    }
    const { body, headers } = await this.#choose(request.headers["accept-encoding"] ?? "");
    return reply.headers(headers).send(body);
  }

  #choose(accepted: string): Variant | Promise<Variant> {
    const plain = this.#plain.body;
    if (plain.length < smallestWorthPacking) return this.#plain;
    if (accepts(accepted, "br")) return (this.#brotli ??= this.#pack("br"));
    if (accepts(accepted, "gzip")) return (this.#gzip ??= this.#pack("gzip"));
    return this.#plain;
  }

  /** On the thread pool: compressing a large list takes tens of milliseconds. */
  async #pack(encoding: keyof typeof packers): Promise<Variant> {
    return this.#variant(await packers[encoding](this.#plain.body), encoding);
  }

  #variant(body: Buffer, encoding?: string): Variant {
    return {
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": body.length,
        "cache-control": freshness,
        vary: "accept-encoding, accept-language",
        etag: this.#etag,
        ...(encoding && { "content-encoding": encoding }),
      },
    };
  }
}

/** Content depends on the viewer and changes, so browsers revalidate by ETag. */
const freshness = "private, no-cache";
const smallestWorthPacking = 1024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const packers = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** RFC 9110 12.5.3, as far as browsers use it: the coding is listed and not excluded by `q=0`. */
export function accepts(header: string, coding: string): boolean {
  const start = header.indexOf(coding);
  if (start === -1) return false;
  const entry = header.slice(start + coding.length).split(",", 1)[0] ?? "";
  return !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
