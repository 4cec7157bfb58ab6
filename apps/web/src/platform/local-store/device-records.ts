import type { TimeRules } from "@goldmane/contracts/offline/schema";
import type { Download } from "./download.ts";

/**
 * A viewer's position in a film, as stored on this device. Field names are those of existing
 * records.
 */
export type SavedPosition = {
  profileId: string;
  titleId: string;
  positionSeconds: number;
  /** Milliseconds since the epoch, by this device's clock. */
  reachedAt: number;
  /** Watching time that was not sent to the server. */
  watchedSeconds: number;
  /** Whether the server knows. */
  isTold: boolean;
};

/** One viewer's watch time of one day that is not yet reported to the server. */
type WatchedDay = { profileId: string; day: string; seconds: number; titleIds: string[] };

/** The stores of this device's database. Names are those of existing installations. */
type Records = {
  copies: Download;
  places: SavedPosition;
  watched: WatchedDay;
  /** By profile. */
  time: TimeRules;
  /** `mark`: the viewer whose answers are cached. */
  viewer: string;
  /** `latest`: the latest instant that this device has seen. */
  clock: number;
  /** `device`: a key that never leaves it. */
  keys: CryptoKey;
};
export type StoreName = keyof Records;

const storeNames = ["copies", "places", "watched", "time", "viewer", "clock", "keys"] as const;

let opening: Promise<IDBDatabase> | null = null;

export async function readRecord<D extends StoreName>(
  storeName: D,
  key: string,
): Promise<Records[D] | undefined> {
  return (await runRequest(storeName, "readonly", (store) => store.get(key))) as
    | Records[D]
    | undefined;
}

export async function listRecords<D extends StoreName>(storeName: D): Promise<Records[D][]> {
  return (await runRequest(storeName, "readonly", (store) => store.getAll())) as Records[D][];
}

export async function writeRecord<D extends StoreName>(
  storeName: D,
  key: string,
  record: Records[D],
): Promise<void> {
  await runRequest(storeName, "readwrite", (store) => store.put(record, key));
}

export async function deleteRecord(storeName: StoreName, key: string): Promise<void> {
  await runRequest(storeName, "readwrite", (store) => store.delete(key));
}

async function runRequest(
  storeName: StoreName,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open();
  return await settle(request(database.transaction(storeName, mode).objectStore(storeName)));
}

/** @throws DOMException where the browser stores nothing, as in some private windows */
function open(): Promise<IDBDatabase> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open("goldmane", 1);
  request.addEventListener("upgradeneeded", () => {
    for (const storeName of storeNames) request.result.createObjectStore(storeName);
  });
  const database = await settle(request);
  // A later version in another tab must not wait for this one.
  database.addEventListener("versionchange", () => {
    database.close();
    opening = null;
  });
  return database;
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => {
      reject(request.error ?? new Error("The request to IndexedDB failed"));
    });
  });
}
