import type { App } from "#platform/app.ts";
import { setItemBlobs } from "./store.ts";

/**
 * Lets go of blobs that belong to nobody any more. One that a failing store keeps costs room and
 * nothing else: no reason to stop half way.
 */
export async function dropBlobs(app: App, blobs: readonly string[]): Promise<void> {
  for (const blob of blobs) {
    try {
      await app.blobs.delete(blob);
    } catch (error) {
      app.log.warn({ err: error, blob }, "a blob that nobody needs stays in the store");
    }
  }
}

/** Makes these the blobs of an item, and lets go of those left to nobody. False when the item is gone. */
export async function keepItemBlobs(
  app: App,
  itemId: string,
  blobs: readonly string[],
): Promise<boolean> {
  const { isThere, unowned } = await setItemBlobs(app.db, itemId, blobs);
  await dropBlobs(app, unowned);
  return isThere;
}
