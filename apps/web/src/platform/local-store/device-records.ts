import type { TimeRules } from "@goldmane/contracts/offline/schema";
import { type IDBPDatabase, openDB, type StoreValue } from "idb";
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

type Schema = { [D in StoreName]: { key: string; value: Records[D] } };
type RecordOf<D extends StoreName> = StoreValue<Schema, D>;

const storeNames = ["copies", "places", "watched", "time", "viewer", "clock", "keys"] as const;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

export async function readRecord<D extends StoreName>(
  storeName: D,
  key: string,
): Promise<RecordOf<D> | undefined> {
  return await (await open()).get(storeName, key);
}

export async function listRecords<D extends StoreName>(storeName: D): Promise<RecordOf<D>[]> {
  return await (await open()).getAll(storeName);
}

export async function writeRecord<D extends StoreName>(
  storeName: D,
  key: string,
  record: RecordOf<D>,
): Promise<void> {
  await (await open()).put(storeName, record, key);
}

export async function deleteRecord(storeName: StoreName, key: string): Promise<void> {
  await (await open()).delete(storeName, key);
}

/** @throws DOMException where the browser stores nothing, as in some private windows */
function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>("goldmane", 1, {
    upgrade(created) {
      for (const storeName of storeNames) created.createObjectStore(storeName);
    },
  });
  // A later version in another tab must not wait for this one.
  database.addEventListener("versionchange", () => {
    database.close();
    opening = null;
  });
  return database;
}
