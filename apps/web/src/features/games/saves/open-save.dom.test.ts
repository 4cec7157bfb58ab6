import { beforeEach, expect, test, vi } from "vitest";
import { stubIndexedDb } from "#testing/stub-indexed-db.ts";
import { openSave } from "./open-save.ts";

type Stars = { stars: number };

const ann = "01900000-0000-7000-8000-00000000000a";
const format = {
  read: (data: unknown): Stars | null =>
    typeof data === "object" && data !== null && "stars" in data ? (data as Stars) : null,
  merge: (mine: Stars, newer: Stars) => ({ stars: Math.max(mine.stars, newer.stars) }),
};

/** The server's save, and whether the server can be reached. */
let saved: { revision: number; data: Stars | null; savedAt: number | null };
let isCut: boolean;

stubIndexedDb();

type Sent = { method: string; body?: string };

async function answer(_path: string, { method, body = "{}" }: Sent): Promise<Response> {
  await Promise.resolve();
  if (isCut) throw new TypeError("Failed to fetch");
  if (method === "GET") return Response.json(saved);
  const next = JSON.parse(body) as { revision: number; data: Stars };
  if (next.revision !== saved.revision) {
    const conflict = { error: "CONFLICT", message: "Saved elsewhere.", ...saved };
    return Response.json(conflict, { status: 409 });
  }
  saved = { revision: saved.revision + 1, data: next.data, savedAt: 1 };
  return Response.json(saved);
}

beforeEach(() => {
  saved = { revision: 0, data: null, savedAt: null };
  isCut = false;
  vi.stubGlobal("fetch", vi.fn<typeof answer>(answer));
});

let profiles = 0;
/** A new profile's save for each test. */
function open() {
  profiles += 1;
  const profileId = ann.slice(0, -4) + String(profiles).padStart(4, "0");
  return openSave({ profileId, game: "slime-adventure", slot: "progress" }, format);
}

test("a save is sent, and read again", async () => {
  const file = open();
  expect(await file.load()).toBeNull();
  await file.save({ stars: 3 });
  await file.save({ stars: 4 });
  expect(saved).toMatchObject({ revision: 2, data: { stars: 4 } });
  expect(await file.load()).toEqual({ stars: 4 });
});

test("a save without a connection stays on the device, and is sent with the next load", async () => {
  const file = open();
  await file.save({ stars: 1 });
  isCut = true;
  await file.save({ stars: 2 });
  expect(await file.load()).toEqual({ stars: 2 });
  expect(saved.data).toEqual({ stars: 1 });
  isCut = false;
  expect(await file.load()).toEqual({ stars: 2 });
  expect(saved.data).toEqual({ stars: 2 });
});

test("another device's newer save is merged", async () => {
  const file = open();
  await file.save({ stars: 1 });
  saved = { revision: 5, data: { stars: 9 }, savedAt: 1 };
  await file.save({ stars: 2 });
  expect(saved).toMatchObject({ revision: 6, data: { stars: 9 } });
  expect(await file.load()).toEqual({ stars: 9 });
});

test("saves that follow each other at once are all based on the one before", async () => {
  const file = open();
  await Promise.all([1, 2, 3].map((stars) => file.save({ stars })));
  expect(saved).toMatchObject({ revision: 3, data: { stars: 3 } });
});

test("without a profile, a save stays on the device", async () => {
  const file = openSave({ profileId: null, game: "slime-adventure", slot: "0" }, format);
  await file.save({ stars: 2 });
  expect(await file.load()).toEqual({ stars: 2 });
  expect(saved.revision).toBe(0);
});
