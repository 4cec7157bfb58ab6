import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Endpoint, Reply } from "@goldmane/contracts/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";

type Variant = { body: Buffer; headers: Record<string, string | number> };

/**
 * An answer serialised, checked against its contract and compressed once, and then sent as bytes.
 * It depends on nothing of the request but what it was prepared for.
 */
export class PreparedAnswer<T> {
  declare readonly _reply?: T;
  readonly #etag: string;
  readonly #plain: Variant;
  #brotli: Variant | undefined;
  #gzip: Variant | undefined;

  constructor(body: Buffer) {
    this.#etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    this.#plain = this.#variant(body);
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (request.headers["if-none-match"]?.includes(this.#etag)) {
      return reply.code(304).headers({ etag: this.#etag, "cache-control": freshness }).send();
    }
    const { body, headers } = this.#choose(request.headers["accept-encoding"] ?? "");
    return reply.headers(headers).send(body);
  }

  #choose(accepted: string): Variant {
    const plain = this.#plain.body;
    if (plain.length < smallestWorthPacking) return this.#plain;
    if (accepts(accepted, "br")) {
      return (this.#brotli ??= this.#variant(brotliCompressSync(plain, brotli), "br"));
    }
    if (accepts(accepted, "gzip")) return (this.#gzip ??= this.#variant(gzipSync(plain), "gzip"));
    return this.#plain;
  }

  #variant(body: Buffer, encoding?: string): Variant {
    return {
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": body.length,
        "cache-control": freshness,
        vary: "accept-encoding",
        etag: this.#etag,
        ...(encoding && { "content-encoding": encoding }),
      },
    };
  }
}

/** What a viewer may see differs from viewer to viewer, and changes: ask again, by ETag. */
const freshness = "private, no-cache";
const smallestWorthPacking = 1024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function prepareAnswer<E extends Endpoint>(
  endpoint: E,
  value: Reply<E>,
): PreparedAnswer<Reply<E>> {
  const checked = endpoint.reply ? z.encode(endpoint.reply, value) : value;
  return new PreparedAnswer(Buffer.from(JSON.stringify(checked)));
}

/** RFC 9110 12.5.3, as far as browsers go: a coding that is named and not ruled out by `q=0`. */
export function accepts(header: string, coding: string): boolean {
  const start = header.indexOf(coding);
  if (start === -1) return false;
  const entry = header.slice(start + coding.length).split(",", 1)[0] ?? "";
  return !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
