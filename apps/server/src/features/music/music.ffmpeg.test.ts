import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { album } from "@goldmane/sound/album/album";
import { pieceSeconds } from "@goldmane/sound/pieces/open-piece";
import { isProving } from "@goldmane/std/testing/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { musicRawRoutes, musicRoutes } from "./routes.ts";
import { findPiece, musicVersion, openTrack } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(
    [{ name: "music", routes: musicRoutes, rawRoutes: musicRawRoutes }],
    { demo: false },
  );
});
afterAll(() => server[Symbol.asyncDispose]());

/** The shortest pieces. Only the first is made as a whole. */
const ids = album.toSorted((a, b) => pieceSeconds(a) - pieceSeconds(b)).map((piece) => piece.id);
const [id = "", unmade = "", sought = ""] = ids;
const url = `/media/music/${id}.m4a`;

async function probe(bytes: Buffer, name: string) {
  const { ffmpeg, config } = { ...server.app.media, ...server.app };
  const file = join(config.dataFolder, name);
  await writeFile(file, bytes);
  const fields = "stream=codec_name,sample_rate,channels:format=duration";
  const { stdout } = await promisify(execFile)(ffmpeg?.ffprobe ?? "ffprobe", [
    "-v",
    "error",
    "-show_entries",
    fields,
    "-of",
    "json",
    file,
  ]);
  const { streams, format } = JSON.parse(stdout) as {
    streams: { codec_name: string; sample_rate: string; channels: number }[];
    format: { duration: string };
  };
  return { ...streams[0], seconds: Number(format.duration) };
}

/** Segments of a piece that are cached, and all that it has. */
function progressOf(pieceId: string) {
  return openTrack(server.app, findPiece(pieceId)).progress;
}

const testOptions = { timeout: 400_000 };

test(
  "the first notes of an unmade piece arrive long before the piece is complete",
  testOptions,
  async () => {
    expect(progressOf(unmade).made).toBe(0);
    const reply = await server.inject({
      url: `/media/music/${unmade}.m4a`,
      payloadAsStream: true,
    });
    expect(Number(reply.headers["content-length"])).toBeGreaterThan(1_000_000);
    let bytes = 0;
    for await (const part of reply.stream()) {
      bytes += Buffer.from(part).length;
      // The file's head says where everything is; the first segment is sound.
      if (bytes > 4000) break;
    }
    const { made, all } = progressOf(unmade);
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(all / 3);
  },
);

test(
  "two listeners of an unmade piece share its making, and hear the same",
  testOptions,
  async () => {
    const before = server.app.media.packager.made.sound;
    const [one, other] = await Promise.all([server.inject(url), server.inject(url)]);
    expect(one.statusCode).toBe(200);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
    const { made, all } = progressOf(id);
    expect(made).toBe(all);
    // Runs of up to eight segments; made twice, there would be one run for each segment and more.
    expect(server.app.media.packager.made.sound - before).toBeLessThan(all / 2);
  },
);

test("a seek makes only what is heard from there", testOptions, async () => {
  const target = `/media/music/${sought}.m4a`;
  const size = Number(
    (await server.inject({ method: "HEAD", url: target })).headers["content-length"],
  );
  expect(progressOf(sought).made).toBe(0);
  const from = Math.floor(size * 0.9);
  const range = `bytes=${from}-${from + 999}`;
  const part = await server.inject({ url: target, headers: { range } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 1000]);
  expect(progressOf(sought).made).toBeLessThan(9);
});

test("a listener who leaves and returns gets the same bytes", testOptions, async () => {
  const target = `/media/music/${sought}.m4a`;
  const bytesTo = (end: number) =>
    server.inject({ url: target, headers: { range: `bytes=0-${end}` } });
  const first = await bytesTo(39_999);
  const more = await bytesTo(79_999);
  expect(more.rawPayload.subarray(0, 40_000).equals(first.rawPayload)).toBe(true);
  expect(more.headers["etag"]).toBe(first.headers["etag"]);
});

test("a piece is a valid file of its length", testOptions, async () => {
  const whole = await server.inject(url);
  expect([whole.statusCode, whole.headers["content-type"]]).toEqual([200, "audio/mp4"]);
  expect(whole.headers["content-length"]).toBe(String(whole.rawPayload.length));
  const facts = await probe(whole.rawPayload, "piece.m4a");
  expect(facts).toMatchObject({ codec_name: "aac", sample_rate: "48000", channels: 2 });
  expect(Math.abs(facts.seconds - pieceSeconds(findPiece(id)))).toBeLessThan(0.2);
});

test("every segment fits its slot in the file", { timeout: 3_600_000 }, async () => {
  for (const piece of isProving() ? album : [findPiece(id)]) {
    const whole = await server.inject(`/media/music/${piece.id}.m4a`);
    expect(whole.rawPayload.length, piece.id).toBe(openTrack(server.app, piece).size);
  }
});

test("supports ranges and revalidation, and is immutable", testOptions, async () => {
  const whole = await server.inject(url);
  const part = await server.inject({ url, headers: { range: "bytes=1000-1999" } });
  expect([part.statusCode, part.headers["content-range"]]).toEqual([
    206,
    `bytes 1000-1999/${whole.rawPayload.length}`,
  ]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(1000, 2000))).toBe(true);
  const beyond = await server.inject({ url, headers: { range: "bytes=99999999-" } });
  expect(beyond.statusCode).toBe(416);
  const etag = String(whole.headers["etag"]);
  const same = await server.inject({ url, headers: { "if-none-match": etag } });
  expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
  expect(whole.headers["cache-control"]).toBe("private, no-cache");
  const named = await server.inject(`${url}?v=${musicVersion(server.app)}`);
  expect(named.headers["cache-control"]).toContain("immutable");
  const head = await server.inject({ method: "HEAD", url });
  expect(head.headers["content-length"]).toBe(String(whole.rawPayload.length));
});

test("is available as MP3 too", testOptions, async () => {
  const answer = await server.inject(`/media/music/${id}.mp3`);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "audio/mpeg"]);
  const facts = await probe(answer.rawPayload, "piece.mp3");
  expect(facts.codec_name).toBe("mp3");
  expect(Math.abs(facts.seconds - pieceSeconds(findPiece(id)))).toBeLessThan(0.3);
});
