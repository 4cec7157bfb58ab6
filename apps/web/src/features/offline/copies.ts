import { type Copy, copyCache } from "#platform/kept/copy.ts";
import { deleteRecord, listRecords, writeRecord } from "#platform/kept/device-records.ts";
import { openStore } from "#platform/store.ts";

/** Every film on this device, whoever's it is; null until that is known. */
export const copies = openStore<readonly Copy[] | null>(null);

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("goldmane-copies") : null;
const tellTabs = tabs?.postMessage.bind(tabs);
tabs?.addEventListener("message", () => void readCopies());

/** Reads what lies here. A browser that keeps nothing has none. */
export async function readCopies(): Promise<readonly Copy[]> {
  const all = await listRecords("copies").catch(() => []);
  copies.set(all.toSorted((a, b) => b.beganAt - a.beganAt));
  return copies.get() ?? [];
}

export function findCopy(id: string): Copy | undefined {
  return copies.get()?.find((copy) => copy.id === id);
}

/** Shows how far a copy is, and writes it down. */
export async function putCopy(copy: Copy): Promise<void> {
  showCopy(copy);
  await writeRecord("copies", copy.id, copy);
  tellTabs?.(copy.id);
}

/** Shows how far a copy is on this page only: for what changes many times a second. */
export function showCopy(copy: Copy): void {
  const others = (copies.get() ?? []).filter(({ id }) => id !== copy.id);
  copies.set([...others, copy].toSorted((a, b) => b.beganAt - a.beganAt));
}

/** Takes a film off this device: its record first, so that nothing plays half of it. */
export async function dropCopy(id: string): Promise<void> {
  copies.set((copies.get() ?? []).filter((copy) => copy.id !== id));
  await deleteRecord("copies", id);
  await caches.delete(copyCache(id));
  tellTabs?.(id);
}
