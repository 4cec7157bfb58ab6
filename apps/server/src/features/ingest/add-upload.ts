import type { Upload } from "@tus/server";
import type { App } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { cleanFileName } from "#features/ingest/files/file-name.ts";
import { enqueueIngest } from "./jobs.ts";
import { insertItem } from "./store.ts";

/** Creates an item for a completed upload. Null when it exists already. */
export async function addUpload(app: App, upload: Upload): Promise<string | null> {
  const id = newId(app.now());
  const inserted = await insertItem(app.db, {
    id,
    origin: "upload",
    file_name: cleanFileName(upload.metadata?.filename ?? ""),
    upload_id: upload.id,
    size_bytes: upload.size ?? upload.offset,
    modified_at: app.now(),
    sidecars: "[]",
    state: "waiting",
    is_refused: 0,
    edits: "{}",
    added_at: app.now(),
  });
  if (!inserted) return null;
  await enqueueIngest(app, id);
  return id;
}
