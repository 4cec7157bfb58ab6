import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import {
  deleteItem,
  findItem,
  finishItem,
  insertItem,
  listUnfinishedItems,
  setItemBlobs,
  startItem,
  updateItem,
  type NewItemRow,
} from "./store.ts";

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

function item(path: string): NewItemRow {
  return {
    id: newId(),
    origin: "library",
    file_name: path,
    path,
    size_bytes: 20 * 1024 ** 3,
    modified_at: 1_700_000_000_000,
    sidecars: "[]",
    state: "waiting",
    is_refused: 0,
    edits: "{}",
    added_at: 1,
  };
}

async function add(path: string): Promise<string> {
  const row = item(path);
  expect(await insertItem(app.db, row)).toBe(true);
  return row.id;
}

test("one file is one item, however many nodes find it", async () => {
  await add("film.mp4");
  expect(await insertItem(app.db, item("film.mp4"))).toBe(false);
});

test("stores a size beyond four gigabytes exactly", async () => {
  const id = await add("film.mp4");
  expect((await findItem(app.db, id))?.size_bytes).toBe(20 * 1024 ** 3);
});

test("an item that changed during its ingest is not finished", async () => {
  const id = await add("film.mp4");
  const found = { fingerprint: "f", blob: null, upload_id: null };
  expect(await startItem(app.db, id)).toMatchObject({ state: "probing" });
  await updateItem(app.db, id, { state: "waiting" });
  expect(await finishItem(app.db, id, found)).toBe(false);
  await startItem(app.db, id);
  expect(await finishItem(app.db, id, found)).toBe(true);
  expect(await findItem(app.db, id)).toMatchObject({ state: "ready", fingerprint: "f" });
});

test("a hidden item is not claimed", async () => {
  const id = await add("film.mp4");
  await updateItem(app.db, id, { state: "hidden" });
  expect(await startItem(app.db, id)).toBeUndefined();
});

test("waiting items and items that can be retried are due", async () => {
  const waiting = await add("waiting.mp4");
  const refused = await add("refused.mp4");
  const unlucky = await add("unlucky.mp4");
  const ready = await add("ready.mp4");
  await updateItem(app.db, refused, { state: "failed", is_refused: 1 });
  await updateItem(app.db, unlucky, { state: "failed", is_refused: 0 });
  await updateItem(app.db, ready, { state: "ready" });
  const owed = (await listUnfinishedItems(app.db)).map(({ id }) => id);
  expect(owed.toSorted()).toEqual([waiting, unlucky].toSorted());
});

test("a blob is released with the last item that references it", async () => {
  const [one, two] = [await add("one.mp4"), await add("two.mp4")];
  expect(await setItemBlobs(app.db, one, ["a", "b", "b"])).toEqual({ isThere: true, unowned: [] });
  expect(await setItemBlobs(app.db, two, ["b", "c"])).toEqual({ isThere: true, unowned: [] });
  expect(await setItemBlobs(app.db, one, ["b"])).toEqual({ isThere: true, unowned: ["a"] });
  expect(await deleteItem(app.db, one)).toEqual([]);
  expect((await deleteItem(app.db, two)).toSorted()).toEqual(["b", "c"]);
  const late = await setItemBlobs(app.db, two, ["d"]);
  expect(late).toEqual({ isThere: false, unowned: ["d"] });
});
