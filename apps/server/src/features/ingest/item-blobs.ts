import type { App } from "#platform/app.ts";
import { setItemBlobs } from "./store.ts";

/** Lets go of blobs that belong to nobody any more. */
export async function dropBlobs(app: App, blobs: readonly string[]): Promise<void> {
  for (const blob of blobs) await app.blobs.delete(blob);
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
