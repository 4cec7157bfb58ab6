import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from "fake-indexeddb";
import { vi } from "vitest";

const classes = {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};

/** Gives the page an empty IndexedDB until its globals are restored. */
export function stubIndexedDb(): void {
  vi.stubGlobal("indexedDB", new IDBFactory());
  for (const [name, each] of Object.entries(classes)) vi.stubGlobal(name, each);
}
