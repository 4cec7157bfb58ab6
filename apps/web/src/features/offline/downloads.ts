import { type Download, downloadCacheName } from "#platform/local-store/download.ts";
import { deleteRecord, listRecords, writeRecord } from "#platform/local-store/device-records.ts";
import { openStore } from "#platform/store.ts";

/** All downloads on this device, of every profile; null until they are loaded. */
export const downloads = openStore<readonly Download[] | null>(null);

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("goldmane-copies") : null;
const notifyTabs = tabs?.postMessage.bind(tabs);
tabs?.addEventListener("message", () => void readDownloads());

/** Loads the downloads. Empty where the browser stores nothing. */
export async function readDownloads(): Promise<readonly Download[]> {
  const all = await listRecords("copies").catch(() => []);
  downloads.set(all.toSorted((a, b) => b.beganAt - a.beganAt));
  return downloads.get() ?? [];
}

export function findDownload(id: string): Download | undefined {
  return downloads.get()?.find((download) => download.id === id);
}

/** Shows and stores a download's progress. */
export async function saveDownload(download: Download): Promise<void> {
  showDownload(download);
  await writeRecord("copies", download.id, download);
  notifyTabs?.(download.id);
}

/** Shows a download's progress on this page only: for frequent changes. */
export function showDownload(download: Download): void {
  const others = (downloads.get() ?? []).filter(({ id }) => id !== download.id);
  downloads.set([...others, download].toSorted((a, b) => b.beganAt - a.beganAt));
}

/** Deletes a download: its record first, so that no partial film is played. */
export async function deleteDownload(id: string): Promise<void> {
  downloads.set((downloads.get() ?? []).filter((download) => download.id !== id));
  await deleteRecord("copies", id);
  await caches.delete(downloadCacheName(id));
  notifyTabs?.(id);
}
