import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Config } from "#platform/config/config.ts";
import { newId } from "#platform/ids.ts";
import { isBlobKey } from "./blob-key.ts";
import type { Blobs } from "./blobs.ts";
import { writeDraft } from "./draft.ts";
import { toS3Error } from "./s3-error.ts";
import { putInParts } from "./s3-parts.ts";

/** Larger files are uploaded in parts, so that a lost connection repeats one part only. */
const singleRequestBytes = 64 * 1024 ** 2;

/** The store counts as unreachable after this long without data. */
const defaultIdleTimeoutMs = 30_000;

/** Blobs as objects in an S3-compatible store. Its errors become AppError UNAVAILABLE. */
export class S3Blobs implements Blobs {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #spoolFolder: string;

  private constructor(
    { bucket, spoolFolder, endpoint, region, credentials }: S3Config,
    idleTimeoutMs: number,
  ) {
    this.#bucket = bucket;
    this.#spoolFolder = spoolFolder;
    this.#client = new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      // Idle timeouts, not total duration: a large film can take any time.
      requestHandler: { connectionTimeout: idleTimeoutMs, socketTimeout: idleTimeoutMs },
      // Many compatible stores don't support the checksums that the SDK adds by default.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  /** Deletes spool files left by a crash. */
  static async open(config: S3Config, idleTimeoutMs = defaultIdleTimeoutMs): Promise<S3Blobs> {
    await rm(config.spoolFolder, { recursive: true, force: true });
    await mkdir(config.spoolFolder, { recursive: true });
    return new S3Blobs(config, idleTimeoutMs);
  }

  /** Spools to disk first: the key is known only after reading all content. */
  async put(content: Readable | Buffer): Promise<{ key: string; size: number }> {
    const spoolFile = join(this.#spoolFolder, newId());
    try {
      const { key, size } = await writeDraft(spoolFile, content);
      // Some stores keep truncated uploads, so the size is checked too.
      if ((await this.size(key)) !== size) {
        await this.#upload(spoolFile, key, size).catch((error: unknown) => {
          throw toS3Error(error);
        });
      }
      return { key, size };
    } finally {
      await rm(spoolFile, { force: true });
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    if (!isBlobKey(key)) return null;
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await this.#nullIfNotFound(() =>
      this.#client.send(new GetObjectCommand({ ...this.#location(key), Range })),
    );
    if (!found) return null;
    if (!(found.Body instanceof Readable)) throw new Error("The store responded without a body.");
    return found.Body;
  }

  async size(key: string): Promise<number | null> {
    if (!isBlobKey(key)) return null;
    const found = await this.#nullIfNotFound(() =>
      this.#client.send(new HeadObjectCommand(this.#location(key))),
    );
    return found ? (found.ContentLength ?? 0) : null;
  }

  async localFile(key: string): Promise<({ path: string } & AsyncDisposable) | null> {
    const content = await this.read(key);
    if (!content) return null;
    const path = join(this.#spoolFolder, newId());
    const release = () => rm(path, { force: true });
    try {
      await pipeline(content, createWriteStream(path));
      return { path, [Symbol.asyncDispose]: release };
    } catch (error) {
      await release();
      throw toS3Error(error);
    }
  }

  async delete(key: string): Promise<void> {
    if (!isBlobKey(key)) return;
    await this.#nullIfNotFound(() =>
      this.#client.send(new DeleteObjectCommand(this.#location(key))),
    );
  }

  async #upload(path: string, key: string, size: number): Promise<void> {
    const location = this.#location(key);
    if (size > singleRequestBytes) return await putInParts(this.#client, location, { path, size });
    const Body = createReadStream(path);
    await this.#client.send(new PutObjectCommand({ ...location, Body, ContentLength: size }));
  }

  #location(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}` };
  }

  async #nullIfNotFound<T>(send: () => Promise<T>): Promise<T | null> {
    try {
      return await send();
    } catch (error) {
      const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
      if (status === 404) return null;
      throw toS3Error(error);
    }
  }
}
