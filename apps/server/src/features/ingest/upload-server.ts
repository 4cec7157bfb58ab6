import { statfs } from "node:fs/promises";
import { AppError, errorStatus } from "@goldmane/contracts/errors";
import { uploadsPath } from "@goldmane/contracts/ingest/api";
import { maxUploadBytes, uploadKeptMs } from "@goldmane/contracts/ingest/limits";
import { FileStore } from "@tus/file-store";
import { Server, type Upload } from "@tus/server";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { addUpload } from "./add-upload.ts";
import { cleanFileName } from "#features/ingest/files/file-name.ts";
import { uploadFolder } from "#features/ingest/files/upload-folder.ts";
import { hasRoomFor } from "#features/ingest/files/upload-room.ts";

const mostUnderWay = 50;

/**
 * Receives uploads by the tus protocol. Arrived bytes are on disk, so that a restart loses nothing.
 */
class UploadServer {
  readonly tus: Server;
  readonly #app: App;
  readonly #store: FileStore;

  constructor(app: App) {
    this.#app = app;
    this.#store = new FileStore({
      directory: uploadFolder(app),
      expirationPeriodInMilliseconds: uploadKeptMs,
    });
    this.tus = new Server({
      path: uploadsPath,
      datastore: this.#store,
      maxSize: maxUploadBytes,
      relativeLocation: true,
      // Refuses pages of other origins.
      allowedOrigins: [],
      onUploadCreate: async (_request, upload) => {
        await this.#refuseUnfit(upload).catch(refuseAsTus);
        return { metadata: { filename: cleanFileName(upload.metadata?.filename ?? "") } };
      },
      onUploadFinish: async (_request, upload) => {
        const id = await addUpload(this.#app, upload);
        return id === null ? {} : { headers: { "Ingest-Item": id } };
      },
    });
  }

  /** Uploads that are not complete, or not yet made into items. */
  async listPending(): Promise<Upload[]> {
    const ids = (await this.#store.configstore.list?.()) ?? [];
    const uploads = await Promise.all(ids.map((id) => this.#store.getUpload(id).catch(() => null)));
    return uploads.filter((upload) => upload !== null);
  }

  async dropExpired(): Promise<void> {
    await this.tus.cleanUpExpiredUploads();
  }

  async #refuseUnfit({ size }: Upload): Promise<void> {
    if (size === undefined) {
      throw new AppError(
        "INVALID_INPUT",
        "Upload-Length is missing. Send the file’s size in bytes.",
      );
    }
    const pending = await this.listPending();
    if (pending.length >= mostUnderWay) {
      throw new AppError(
        "TOO_MANY_REQUESTS",
        "Too many uploads at once. Wait until some have finished.",
      );
    }
    const { bavail, bsize } = await statfs(uploadFolder(this.#app));
    const space = {
      freeBytes: bavail * bsize,
      pending: pending.map((upload) => ({
        sizeBytes: upload.size ?? 0,
        arrivedBytes: upload.offset,
      })),
    };
    if (!hasRoomFor(size, space)) {
      throw new AppError(
        "STORAGE_FULL",
        "The server doesn’t have enough free space for this file.",
      );
    }
  }
}

/** tus wants a status and a body, not an Error. */
function refuseAsTus(error: unknown): never {
  const failure =
    error instanceof AppError
      ? error
      : new AppError("INTERNAL", "Something went wrong on the server. Try again.");
  const refusal = {
    status_code: errorStatus[failure.code],
    body: JSON.stringify({ error: failure.code, message: failure.message }),
  };
  throw Object.assign(new Error(failure.message), refusal);
}

export const uploadServerOf = perApp((app) => new UploadServer(app));
