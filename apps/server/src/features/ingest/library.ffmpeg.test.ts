import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { ClipFolder, h264, pictures, tone } from "@goldmane/media/testing/clips";
import { waitUntil } from "#platform/testing/tus-client.ts";
import { TestInstance } from "./testing/test-instance.ts";

const clips = new ClipFolder();
const film = clips.make("film.mp4", `${pictures({ seconds: 2 })} ${tone(440, 2)} ${h264} -c:a aac`);
const longer = clips.make("longer.mp4", `${pictures({ size: "256x144", seconds: 4 })} ${h264}`);
afterAll(() => clips[Symbol.dispose]());

let instance: TestInstance;
beforeEach(() => {
  instance = new TestInstance();
});
afterEach(() => instance[Symbol.asyncDispose]());

/** Sets an old modification time, so that the file counts as settled. */
function put(from: string, name: string): string {
  const target = join(instance.library, name);
  mkdirSync(join(target, ".."), { recursive: true });
  copyFileSync(from, target);
  const before = Date.now() / 1000 - 3600;
  utimesSync(target, before, before);
  return target;
}

test("a folder of films appears in the library, and other files keep the reason for their refusal", async () => {
  put(film, "Kids/a.film.2019.1080p.WEB-DL.x264-GRP.mp4");
  put(longer, "Another Film (2021).mp4");
  writeFileSync(join(instance.library, "notes.mp4"), "Dear diary, today I wrote a film.\n");
  writeFileSync(join(instance.library, "list.mkv"), `#EXTM3U\n#EXTINF:1,\n${film}\n`);
  await instance.start();
  await instance.itemWhen("Another Film (2021).mp4", "ready");
  await instance.itemWhen("Kids/a.film.2019.1080p.WEB-DL.x264-GRP.mp4", "ready");
  expect(await instance.itemWhen("notes.mp4", "failed")).toMatchObject({
    reason: "This is a text file, not a film.",
    titleId: null,
  });
  expect(await instance.itemWhen("list.mkv", "failed")).toMatchObject({
    reason: expect.stringMatching(/^This is a playlist/),
  });
  const films = (await instance.films()).toSorted((a, b) => a.title.localeCompare(b.title));
  expect(films).toMatchObject([
    { title: "A Film", year: 2019, genre: "kids", rating: "PG-13" },
    { title: "Another Film", year: 2021, genre: "adventure", rating: "PG-13" },
  ]);
  expect(films.map(({ durationSeconds }) => Math.round(durationSeconds))).toEqual([2, 4]);
  // A poster and a backdrop of each film, and nothing of failed files.
  expect(instance.storedFiles()).toEqual({ blobs: 4, uploads: 0 });
});

test("captions come from the files beside a film and from inside it", async () => {
  writeFileSync(join(clips.path, "in.srt"), "1\n00:00:00,500 --> 00:00:01,000\nInside\n");
  const inside = `${pictures({ seconds: 2 })} -i ${join(clips.path, "in.srt")} -i ${join(clips.path, "in.srt")} -map 0 -map 1 -map 2`;
  const subtitled = clips.make(
    "subtitled.mkv",
    `${inside} ${h264} -c:s:0 srt -c:s:1 ass -metadata:s:s:0 language=eng -metadata:s:s:1 language=fre`,
  );
  put(subtitled, "Film.mkv");
  const western = Buffer.from("1\r\n00:00:00,500 --> 00:00:01,000\r\n¿Qué?\r\n", "latin1");
  writeFileSync(join(instance.library, "Film.es.srt"), western);
  const vtt = "WEBVTT\n\n00:00.500 --> 00:01.000\nWas?\n";
  writeFileSync(
    join(instance.library, "Film.de.forced.vtt"),
    Buffer.from(`\uFEFF${vtt}`, "utf16le"),
  );
  writeFileSync(join(instance.library, "Film.it.srt"), "no cues in here");
  await instance.start();
  const { id } = await instance.itemWhen("Film.mkv", "ready");
  const row = await instance.server.app.db
    .selectFrom("film")
    .select("captions")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const tracks: { label: string; language: string; blob: string }[] = JSON.parse(row.captions);
  expect(tracks.map(({ label, language }) => [label, language])).toEqual([
    ["German (forced)", "de"],
    ["Spanish", "es"],
    ["English", "en"],
    ["French", "fr"],
  ]);
  const texts = await Promise.all(
    tracks.map(async ({ blob }) => {
      const content = await instance.server.app.blobs.read(blob);
      return (await content?.toArray())?.join("") ?? "";
    }),
  );
  const cue = (text: string): string => `WEBVTT\n\n00:00:00.500 --> 00:00:01.000\n${text}\n`;
  expect(texts).toEqual([cue("Was?"), cue("¿Qué?"), cue("Inside"), cue("Inside")]);
});

test("the library follows its folder: files are added, renamed, replaced and deleted", async () => {
  await instance.start();
  const path = put(film, "First Name (2001).mp4");
  const added = await instance.itemWhen("First Name (2001).mp4", "ready");
  expect(await instance.films()).toMatchObject([{ id: added.titleId, title: "First Name" }]);

  renameSync(path, join(instance.library, "Second Name (2002).mp4"));
  const moved = await instance.itemWhen("Second Name (2002).mp4", "ready");
  expect(moved.id).toBe(added.id);
  expect(await instance.item("First Name (2001).mp4")).toBeUndefined();
  expect(await instance.films()).toMatchObject([
    { id: added.id, title: "Second Name", year: 2002 },
  ]);

  put(longer, "Second Name (2002).mp4");
  await waitUntil(async () => Math.round((await instance.films())[0]?.durationSeconds ?? 0) === 4);
  expect(await instance.films()).toMatchObject([{ id: added.id, title: "Second Name" }]);

  rmSync(join(instance.library, "Second Name (2002).mp4"));
  await waitUntil(async () => (await instance.items()).length === 0);
  expect(await instance.films()).toEqual([]);
  await waitUntil(() => instance.storedFiles().blobs === 0);
});

test("two copies of a film share their pictures, and each keeps them when the other is deleted", async () => {
  const path = put(film, "One.mp4");
  put(film, "Two.mp4");
  await instance.start();
  await instance.itemWhen("One.mp4", "ready");
  await instance.itemWhen("Two.mp4", "ready");
  expect(instance.storedFiles().blobs).toBe(2);
  rmSync(path);
  await waitUntil(async () => (await instance.films()).length === 1);
  await instance.ask("POST", "/api/ingest/scan");
  expect(instance.storedFiles().blobs).toBe(2);
});

test("a film replaced by an unusable file leaves the library", async () => {
  const path = put(film, "Film.mp4");
  await instance.start();
  await instance.itemWhen("Film.mp4", "ready");
  writeFileSync(path, "This was a film once.\n");
  await instance.itemWhen("Film.mp4", "failed");
  expect(await instance.films()).toEqual([]);
  await waitUntil(() => instance.storedFiles().blobs === 0);
});

test("a file that is still being copied waits until it is complete", async () => {
  await instance.start();
  const bytes = readFileSync(longer);
  const path = join(instance.library, "Slow.mp4");
  for (let share = 1; share <= 6; share += 1) {
    expect(await instance.item("Slow.mp4")).toBeUndefined();
    writeFileSync(path, bytes.subarray(0, Math.floor((bytes.length * share) / 6)));
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  expect(await instance.itemWhen("Slow.mp4", "ready")).toMatchObject({ sizeBytes: bytes.length });
});

test("hidden files, unfinished downloads and links are skipped", async () => {
  put(film, ".hidden.mp4");
  put(film, ".trash/film.mp4");
  put(film, "film.mp4.part");
  put(film, "film.mp4.crdownload");
  symlinkSync(film, join(instance.library, "outside.mp4"));
  symlinkSync(clips.path, join(instance.library, "elsewhere"));
  put(film, "real.mp4");
  symlinkSync(join(instance.library, "real.mp4"), join(instance.library, "inside.mp4"));
  await instance.start();
  await instance.itemWhen("real.mp4", "ready");
  await instance.ask("POST", "/api/ingest/scan");
  expect((await instance.items()).map(({ path }) => path)).toEqual(["real.mp4"]);
});

test("an empty folder at start can be an unmounted disk: the films stay known", async () => {
  const path = put(film, "Film.mp4");
  await instance.start();
  await instance.itemWhen("Film.mp4", "ready");
  await instance.stop();
  renameSync(path, join(instance.folder, "aside.mp4"));
  await instance.start();
  await instance.ask("POST", "/api/ingest/scan");
  expect(await instance.films()).toMatchObject([{ title: "Film" }]);
  renameSync(join(instance.folder, "aside.mp4"), path);
  await instance.ask("POST", "/api/ingest/scan");
  rmSync(path);
  await waitUntil(async () => (await instance.films()).length === 0);
});

test("an operator's edit survives another scan", async () => {
  put(film, "Film.mp4");
  await instance.start();
  const { id } = await instance.itemWhen("Film.mp4", "ready");
  const said = {
    title: "The Lamp",
    year: 1999,
    rating: "G",
    genre: "fantasy",
    synopsis: "Light.",
    moods: ["bright"],
  };
  const answer = await instance.ask("PATCH", `/api/ingest/titles/${id}`, said);
  expect([answer.statusCode, answer.json()]).toEqual([200, { id, ...said }]);
  put(longer, "Film.mp4");
  await waitUntil(async () => Math.round((await instance.films())[0]?.durationSeconds ?? 0) === 4);
  expect(await instance.films()).toMatchObject([
    { id, title: "The Lamp", year: 1999, rating: "G", genre: "fantasy" },
  ]);
});

test("a film can be hidden while its file stays, and shown again", async () => {
  put(film, "Film.mp4");
  await instance.start();
  const { id } = await instance.itemWhen("Film.mp4", "ready");
  expect((await instance.ask("DELETE", `/api/ingest/${id}`)).statusCode).toBe(204);
  await instance.ask("POST", "/api/ingest/scan");
  expect(await instance.item("Film.mp4")).toMatchObject({ state: "hidden", canRetry: true });
  expect(await instance.films()).toEqual([]);
  expect((await instance.ask("POST", `/api/ingest/${id}/retry`)).statusCode).toBe(200);
  await instance.itemWhen("Film.mp4", "ready");
  expect(await instance.films()).toMatchObject([{ id }]);
});

test("without an ffmpeg that is safe for files it says what to install, and retries later", async () => {
  put(film, "Film.mp4");
  await instance.start();
  await instance.itemWhen("Film.mp4", "ready");
  await instance.stop();
  put(longer, "Second.mp4");
  await instance.start();
  const { media } = instance.server.app;
  const tools = media.ffmpeg;
  if (!tools) throw new Error("These tests need ffmpeg");
  media.ffmpeg = { ...tools, safeForUntrusted: false };
  const failed = await instance.itemWhen("Second.mp4", "failed");
  expect(failed).toMatchObject({ reason: expect.stringContaining("apt-get"), canRetry: true });
  media.ffmpeg = tools;
  await instance.ask("POST", `/api/ingest/${failed.id}/retry`);
  await instance.itemWhen("Second.mp4", "ready");
});

test("rejects invalid requests with the right status, and changes nothing", async () => {
  put(film, "Film.mp4");
  await instance.start();
  const { id } = await instance.itemWhen("Film.mp4", "ready");
  const anonymousViewer = "01890000-0000-7000-8000-000000000000";
  const asked = [
    ["PATCH", `/api/ingest/titles/${id}`, 400, { year: 1 }],
    ["PATCH", `/api/ingest/titles/${id}`, 400, { title: "  " }],
    ["PATCH", `/api/ingest/titles/${id}`, 400, { rating: "X" }],
    ["PATCH", `/api/ingest/titles/${id}`, 400, { title: "x".repeat(300) }],
    ["PATCH", `/api/ingest/titles/${anonymousViewer}`, 404, { title: "A" }],
    ["PATCH", "/api/ingest/titles/not-an-id", 400, { title: "A" }],
    ["POST", `/api/ingest/${anonymousViewer}/retry`, 404],
    ["POST", `/api/ingest/${id}/retry`, 409],
    ["DELETE", `/api/ingest/${anonymousViewer}`, 404],
  ] as const;
  for (const [method, url, status, body] of asked) {
    const answer = await instance.ask(method, url, body);
    expect([url, body, answer.statusCode]).toEqual([url, body, status]);
  }
  expect(await instance.films()).toMatchObject([{ title: "Film", rating: "PG-13" }]);
});
