import { type Download, downloadCache } from "#platform/local-store/download.ts";
import { deleteRecord, listRecords, writeRecord } from "#platform/local-store/device-records.ts";
import { openStore } from "#platform/store.ts";

/** Every film on this device, whoever's it is; null until that is known. */
export const downloads = openStore<readonly Download[] | null>(null);

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("goldmane-copies") : null;
const notifyTabs = tabs?.postMessage.bind(tabs);
tabs?.addEventListener("message", () => void readDownloads());

/** Reads what lies here. A browser that keeps nothing has none. */
export async function readDownloads(): Promise<readonly Download[]> {
  const all = await listRecords("copies").catch(() => []);
  downloads.set(all.toSorted((a, b) => b.beganAt - a.beganAt));
  return downloads.get() ?? [];
}

export function findDownload(id: string): Download | undefined {
  return downloads.get()?.find((download) => download.id === id);
}

/** Shows how far a copy is, and writes it down. */
export async function saveDownload(download: Download): Promise<void> {
  showDownload(download);
  await writeRecord("copies", download.id, download);
  notifyTabs?.(download.id);
}

/** Shows how far a copy is on this page only: for what changes many times a second. */
export function showDownload(download: Download): void {
  const others = (downloads.get() ?? []).filter(({ id }) => id !== download.id);
  downloads.set([...others, download].toSorted((a, b) => b.beganAt - a.beganAt));
}

/** Takes a film off this device: its record first, so that nothing plays half of it. */
export async function deleteDownload(id: string): Promise<void> {
  downloads.set((downloads.get() ?? []).filter((download) => download.id !== id));
  await deleteRecord("copies", id);
  await caches.delete(downloadCache(id));
  notifyTabs?.(id);
}
