import type { App } from "#platform/app.ts";
import { setItemBlobs } from "./store.ts";

/**
 * Deletes blobs that no item references. One that a failing store keeps costs only space: no reason
 * to stop half way.
 */
export async function dropBlobs(app: App, blobs: readonly string[]): Promise<void> {
  for (const blob of blobs) {
    try {
      await app.blobs.delete(blob);
    } catch (error) {
      app.log.warn(
        { event: "ingest.blob_delete_failed", err: error, blob },
        "deleting an unreferenced blob failed",
      );
    }
  }
}

/**
 * Sets an item's blobs, and deletes those that no item references any longer. False when the item
 * is gone.
 */
export async function keepItemBlobs(
  app: App,
  itemId: string,
  blobs: readonly string[],
): Promise<boolean> {
  const { isThere, unowned } = await setItemBlobs(app.db, itemId, blobs);
  await dropBlobs(app, unowned);
  return isThere;
}
