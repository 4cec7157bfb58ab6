import { mkdir } from "node:fs/promises";
import { setImmediate as letOthersIn } from "node:timers/promises";
import type { App } from "#platform/app.ts";
import { addUpload } from "./add-upload.ts";
import { heldBlobsOf } from "#features/ingest/files/held-blobs.ts";
import { enqueueIngest } from "./jobs.ts";
import { libraryWatchOf } from "./library-watch.ts";
import { listUnfinishedItems } from "./store.ts";
import { uploadFolder } from "#features/ingest/files/upload-folder.ts";
import { uploadServerOf } from "./upload-server.ts";

const tidyEveryMs = 6 * 3_600_000;

/** Resumes what the last run left, and starts to watch the library. Does not wait for slow work. */
export async function openIngest(app: App): Promise<AsyncDisposable> {
  await mkdir(uploadFolder(app), { recursive: true, mode: 0o700 });
  const watch = libraryWatchOf(app);
  const isWorker = app.config.roles.includes("worker");
  const begun = isWorker ? begin(app) : Promise.resolve();
  const stopFollowing = isWorker
    ? app.settings.onChange(["libraryFolders"], () => void watch.scanNow())
    : () => {};
  // Per node: unfinished uploads are on the disk of the node that receives them.
  const tidying = setInterval(() => void tidy(app), tidyEveryMs).unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(tidying);
      stopFollowing();
      await watch.close();
      await begun;
      await heldBlobsOf(app).close();
    },
  };
}

async function begin(app: App): Promise<void> {
  try {
    for (const { id } of await listUnfinishedItems(app.db)) {
      await letOthersIn();
      await enqueueIngest(app, id);
    }
    await takeOnUploads(app);
    await tidy(app);
    await libraryWatchOf(app).scanNow();
  } catch (error) {
    app.log.error({ event: "ingest.start_failed", err: error }, "ingest did not start completely");
  }
}

/** Uploads whose last byte arrived just before the server stopped. */
async function takeOnUploads(app: App): Promise<void> {
  for (const upload of await uploadServerOf(app).listPending()) {
    if (upload.size !== undefined && upload.offset === upload.size) await addUpload(app, upload);
  }
}

async function tidy(app: App): Promise<void> {
  try {
    await uploadServerOf(app).dropExpired();
  } catch (error) {
    app.log.warn(
      { event: "ingest.upload_cleanup_failed", err: error },
      "deleting old uploads failed",
    );
  }
}
