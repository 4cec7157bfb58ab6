import { copyFileSync, existsSync, mkdirSync, renameSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { ClipFolder, h264, pictures } from "@goldmane/media/testing/clips";
import { TestInstance } from "#features/ingest/testing/test-instance.ts";
import { waitUntil } from "#platform/testing/tus-client.ts";

const clips = new ClipFolder();
const film = clips.make("film.mp4", `${pictures({ seconds: 2 })} ${h264}`);
const longer = clips.make("longer.mp4", `${pictures({ size: "256x144", seconds: 3 })} ${h264}`);
afterAll(() => clips[Symbol.dispose]());

let instance: TestInstance;
let other: string;
beforeEach(async () => {
  instance = new TestInstance();
  other = join(instance.folder, "other");
  mkdirSync(other);
  await instance.start();
});
afterEach(() => instance[Symbol.asyncDispose]());

function put(from: string, target: string): void {
  copyFileSync(from, target);
  const before = Date.now() / 1000 - 3600;
  utimesSync(target, before, before);
}

async function addOther(): Promise<string> {
  const reply = await instance.ask("POST", "/api/ingest/folders", { path: other });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().find(({ path }: { path: string }) => path === other).id;
}

async function countFilms(id: string): Promise<number> {
  const folders = (await instance.ask("GET", "/api/ingest/folders")).json();
  return folders.find((one: { id: string }) => one.id === id).films;
}

test("films of an added folder appear, are followed, and leave with it", async () => {
  put(film, join(instance.library, "Same Name.mp4"));
  put(longer, join(other, "Same Name.mp4"));
  const id = await addOther();
  await waitUntil(async () => (await instance.films()).length === 2);
  put(film, join(other, "Later.mp4"));
  await waitUntil(async () => (await countFilms(id)) === 2);
  await instance.stop();
  await instance.start();
  expect(await instance.films()).toHaveLength(3);

  expect((await instance.ask("DELETE", `/api/ingest/folders/${id}`)).statusCode).toBe(204);
  await waitUntil(async () => (await instance.films()).length === 1);
  expect(existsSync(join(other, "Later.mp4"))).toBe(true);
  expect((await instance.films())[0]?.durationSeconds).toBeCloseTo(2, 0);
});

test("a film that moves to another folder stays the same film", async () => {
  put(film, join(instance.library, "Moving.mp4"));
  const id = await addOther();
  const before = await instance.itemWhen("Moving.mp4", "ready");
  renameSync(join(instance.library, "Moving.mp4"), join(other, "Moving.mp4"));
  await instance.ask("POST", "/api/ingest/scan");
  await waitUntil(async () => (await countFilms(id)) === 1);
  expect((await instance.films()).map((one) => one.id)).toEqual([before.id]);
});

test("a folder whose disk is gone keeps its films", async () => {
  put(film, join(other, "Far Away.mp4"));
  await addOther();
  await instance.itemWhen("Far Away.mp4", "ready");
  renameSync(other, `${other}-unplugged`);
  const scanned = (await instance.ask("POST", "/api/ingest/scan")).json();
  expect(scanned[1].problem).toContain("There is no folder");
  expect(await instance.films()).toHaveLength(1);
});
