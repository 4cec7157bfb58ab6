import type { GameId } from "@goldmane/contracts/games/limits";
import type { RunTicket } from "@goldmane/contracts/games/schema";
import { type IDBPDatabase, openDB, type StoreValue } from "idb";

/** A finished run that the server hasn't recorded yet. */
export type WaitingRun = { profileId: string; game: GameId; ticket: RunTicket; log: string };

/** A ticket taken along for playing without a connection, for one choice of options. */
export type SpareTicket = { profileId: string; game: GameId; options: string; ticket: RunTicket };

/** A saved game on this device. */
export type LocalSave = {
  /** Revision of the server's save that it is based on. */
  revision: number;
  data: Record<string, unknown>;
  /** Whether the server has it. */
  isSent: boolean;
};

/** The stores of the games' database on this device. */
type Records = { runs: WaitingRun; tickets: SpareTicket; saves: LocalSave };
type StoreName = keyof Records;
type Schema = { [Name in StoreName]: { key: string; value: Records[Name] } };

const storeNames = ["runs", "tickets", "saves"] as const;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

export async function listGameRecords<Name extends StoreName>(
  storeName: Name,
): Promise<StoreValue<Schema, Name>[]> {
  return await withDatabase((database) => database.getAll(storeName), []);
}

export async function readGameRecord<Name extends StoreName>(
  storeName: Name,
  key: string,
): Promise<StoreValue<Schema, Name> | undefined> {
  return await withDatabase((database) => database.get(storeName, key), undefined);
}

export async function writeGameRecord<Name extends StoreName>(
  storeName: Name,
  key: string,
  record: StoreValue<Schema, Name>,
): Promise<void> {
  await withDatabase((database) => database.put(storeName, record, key), undefined);
}

export async function deleteGameRecord(storeName: StoreName, key: string): Promise<void> {
  await withDatabase((database) => database.delete(storeName, key), undefined);
}

/** Some browsers store nothing, such as in private windows: games work without, while online. */
async function withDatabase<Result>(
  use: (database: IDBPDatabase<Schema>) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    opening ??= openDatabase();
    return await use(await opening);
  } catch {
    opening = null;
    return otherwise;
  }
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>("goldmane-games", 1, {
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
