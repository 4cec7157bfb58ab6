import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { album } from "@goldmane/sound/album/album";
import { pieceSeconds } from "@goldmane/sound/pieces/open-piece";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { musicRawRoutes, musicRoutes } from "./routes.ts";
import { musicVersion } from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(
    [{ name: "music", routes: musicRoutes, rawRoutes: musicRawRoutes }],
    { demo: false },
  );
});
afterAll(() => server[Symbol.asyncDispose]());

/** The shortest piece. */
const [piece] = album.toSorted((a, b) => pieceSeconds(a) - pieceSeconds(b));
const id = piece?.id ?? "";
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

const testOptions = { timeout: 400_000 };

test("a piece is rendered once for all requests, and cached", testOptions, async () => {
  const [one, other] = await Promise.all([server.inject(url), server.inject(url)]);
  expect(one.statusCode).toBe(200);
  expect(one.headers["content-type"]).toBe("audio/mp4");
  expect(other.headers["etag"]).toBe(one.headers["etag"]);
  const facts = await probe(one.rawPayload, "piece.m4a");
  expect(facts).toMatchObject({ codec_name: "aac", sample_rate: "48000", channels: 2 });
  expect(Math.abs(facts.seconds - (piece ? pieceSeconds(piece) : 0))).toBeLessThan(0.2);

  const kept = await server.app.media.packager.find(`music/${musicVersion(server.app)}/${id}.m4a`);
  expect(kept?.etag).toBe(one.headers["etag"]);
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
  expect(Math.abs(facts.seconds - (piece ? pieceSeconds(piece) : 0))).toBeLessThan(0.3);
});
