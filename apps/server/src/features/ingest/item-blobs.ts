import type { App } from "#platform/app.ts";
import { setItemBlobs } from "./store.ts";

/** Lets go of blobs that belong to nobody any more. */
export async function dropBlobs(app: App, blobs: readonly string[]): Promise<void> {
  for (const blob of blobs) await app.blobs.delete(blob);
}

/** Makes these the blobs of an item, and lets go of those that only it had. */
export async function keepItemBlobs(
  app: App,
  itemId: string,
  blobs: readonly string[],
): Promise<void> {
  await dropBlobs(app, await setItemBlobs(app.db, itemId, blobs));
}
