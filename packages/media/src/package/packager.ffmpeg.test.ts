import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aacInit } from "#aac.ts";
import { videoCodec } from "#avc-level.ts";
import { packetCuts, segmentSpans } from "#segment-layout.ts";
import type { Media } from "#media.ts";
import { openMedia } from "#open-media.ts";
import { tinyFilm } from "#testing/tiny-film.ts";
import { patternMedia } from "#testing/pattern-media.ts";
import { answerPart } from "./answer-part.ts";
import { partKeys } from "./part-keys.ts";
import { startFile } from "./start-file.ts";
import { videoBandwidth } from "./bandwidth.ts";
import type { PartRequest } from "./packager.ts";
import { ProgressiveFile } from "./progressive.ts";

const folder = mkdtempSync(join(tmpdir(), "maker-"));
const ask: PartRequest = { priority: "viewer", signal: new AbortController().signal };
let media: Media & AsyncDisposable;

beforeAll(async () => {
  media = await openMedia({
    config: patternMedia(folder),
    sessionSecret: "a secret of thirty-two characters",
    now: Date.now,
  });
});
afterAll(async () => {
  await media[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const frameCount = 24 * 7 + 5;

function open(title: string) {
  return media.openFilm(tinyFilm(title), { frameCount, captions: { en: "WEBVTT\n\n" } });
}

type Probed = { codec_type: string; nb_read_frames: string; start_time: string; duration: string };

function probe(name: string, bytes: Buffer): Probed[] {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const report = execFileSync(
    media.ffmpeg?.ffprobe ?? "",
    [
      "-v",
      "error",
      "-count_frames",
      "-show_entries",
      "stream=codec_type,nb_read_frames,start_time,duration",
      "-of",
      "json",
      file,
    ],
    { encoding: "utf8" },
  );
  return JSON.parse(report).streams;
}

describe("Packager", () => {
  test("stores a rung's header along with its first segment", async () => {
    const film = open("With its header");
    const [rung] = film.rungs;
    if (!rung) throw new Error("no renditions");
    await media.packager.video(film, rung, 0, ask);
    const { pictures } = media.packager.made;
    await media.packager.videoInit(film, rung, ask);
    expect(media.packager.made.pictures).toBe(pictures);
  });

  test("segments made in any order join to the whole film, without a gap", async () => {
    const film = open("Joined");
    const [rung] = film.rungs;
    const [audio] = film.audio;
    if (!rung || !audio) throw new Error("no renditions");
    const spans = segmentSpans(film);
    const videos = await Promise.all(
      spans
        .toReversed()
        .map(
          async ({ index }) => [index, await media.packager.video(film, rung, index, ask)] as const,
        ),
    );
    const sounds = await Promise.all(
      spans.map(({ index }) => media.packager.audio(film, audio, index, ask)),
    );
    const inOrder = videos.toSorted(([a], [b]) => a - b).map(([, each]) => each.bytes);
    const init = await media.packager.videoInit(film, rung, ask);

    expect(probe("video.mp4", Buffer.concat([init.bytes, ...inOrder]))).toEqual([
      {
        codec_type: "video",
        nb_read_frames: String(frameCount),
        start_time: "0.000000",
        duration: (frameCount / 24).toFixed(6),
      },
    ]);
    const packets = packetCuts(film).at(-1) ?? 0;
    expect(
      probe("audio.mp4", Buffer.concat([aacInit, ...sounds.map((each) => each.bytes)])),
    ).toEqual([
      {
        codec_type: "audio",
        nb_read_frames: String(packets),
        start_time: "0.000000",
        duration: ((packets * 1024) / 48_000).toFixed(6),
      },
    ]);
  });

  test("a segment requested twice at once is made once", async () => {
    const film = open("Twice");
    const [rung] = film.rungs;
    if (!rung) throw new Error("no rung");
    const before = media.packager.made.pictures;
    const [one, other] = await Promise.all([
      media.packager.video(film, rung, 1, ask),
      media.packager.video(film, rung, 1, ask),
    ]);
    expect(one.etag).toBe(other.etag);
    await media.packager.video(film, rung, 1, ask);
    expect(media.packager.made.pictures - before).toBe(1);
  });

  test("a viewer who starts later waits for no earlier sound, and none is made twice", async () => {
    const film = media.openFilm(tinyFilm("Later"), {
      frameCount: 24 * 30,
      captions: { en: "WEBVTT\n\n" },
    });
    const [audio] = film.audio;
    if (!audio) throw new Error("no sound");
    const isMade = (index: number) =>
      media.packager.size(partKeys.audio(film, audio, index)) !== null;
    const { sound } = media.packager.made;
    const late = await media.packager.audio(film, audio, 5, ask);
    expect([3, 4, 5].map(isMade)).toEqual([false, false, true]);
    // In sequence: a run begins at the first segment that reaches the encoder.
    for (const index of [4, 5, 6, 7]) await media.packager.audio(film, audio, index, ask);
    expect(media.packager.made.sound - sound).toBe(2);
    expect((await media.packager.audio(film, audio, 5, ask)).etag).toBe(late.etag);
    for (const index of [0, 1, 2, 3]) await media.packager.audio(film, audio, index, ask);
    expect(media.packager.made.sound - sound).toBe(3);
  });

  test("the start file plays by itself: two seconds of picture and sound", async () => {
    const start = await startFile(media.packager, open("Started"), ask);
    const streams = probe("start.mp4", start.bytes);
    expect(streams.map((stream) => [stream.codec_type, stream.nb_read_frames])).toEqual([
      ["video", "48"],
      ["audio", "94"],
    ]);
    expect(streams.every((stream) => stream.start_time === "0.000000")).toBe(true);
  });

  test("thumbnails are JPEGs, one every two seconds", async () => {
    const film = open("Thumbs");
    const { bytes } = await answerPart(media.packager, film, { kind: "thumbnail", index: 3 }, ask);
    const init = await answerPart(media.packager, film, { kind: "thumbnailInit" }, ask);
    const [stream] = probe("thumb.mp4", Buffer.concat([init.bytes, bytes]));
    expect(stream?.nb_read_frames).toBe("1");
    await expect(
      answerPart(media.packager, film, { kind: "thumbnail", index: 4 }, ask),
    ).rejects.toThrow("no part 4");
  });

  test("the master playlist describes every rung by its own header, and all renditions", async () => {
    const { bytes } = await answerPart(media.packager, open("Listed"), { kind: "master" }, ask);
    const playlist = bytes.toString();
    expect(playlist.match(/RESOLUTION=\S+?,/g)?.slice(0, 4)).toEqual([
      "RESOLUTION=640x360,",
      "RESOLUTION=854x480,",
      "RESOLUTION=1280x720,",
      "RESOLUTION=1920x1080,",
    ]);
    expect(playlist.match(/CODECS="[^"]+"/g)).toEqual([
      'CODECS="avc1.64001e,mp4a.40.2"',
      'CODECS="avc1.64001e,mp4a.40.2"',
      'CODECS="avc1.64001f,mp4a.40.2"',
      'CODECS="avc1.640028,mp4a.40.2"',
      'CODECS="mjpg"',
    ]);
    expect(playlist).toContain(
      'TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES',
    );
    expect(playlist).toContain('TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en"');
    expect(playlist).toContain("#EXT-X-I-FRAME-STREAM-INF:");
  });

  test("the header of every rung has the profile and level that the playlist names", async () => {
    const film = open("Levels");
    for (const rung of film.rungs) {
      const { bytes } = await media.packager.videoInit(film, rung, ask);
      const at = bytes.indexOf("avcC", 0, "latin1");
      expect(`avc1.${bytes.toString("hex", at + 5, at + 8)}`).toBe(
        videoCodec(rung, film.frameRate),
      );
    }
  });

  test("bandwidth is the cap until everything is made, and measured after that", async () => {
    const film = open("Weighed");
    const [rung] = film.rungs;
    if (!rung) throw new Error("no rung");
    const before = videoBandwidth(media.packager, film, rung);
    const spans = segmentSpans(film);
    await Promise.all(spans.map(({ index }) => media.packager.video(film, rung, index, ask)));
    const after = videoBandwidth(media.packager, film, rung);
    expect(before.peak).toBe(500_000);
    expect(after.peak).toBeLessThan(500_000);
    expect(after.average).toBeLessThan(after.peak);
  });

  test("the plain file can be read anywhere, and plays as a whole", async () => {
    const film = open("Plain");
    const [rung] = film.rungs;
    if (!rung) throw new Error("no rung");
    const file = await ProgressiveFile.open(media.packager, film, rung, ask);
    const { size } = file.layout;
    const made = media.packager.made.pictures;
    const tail = await file.read({ start: size - 100, end: size - 1 }, ask);
    expect(media.packager.made.pictures - made).toBe(1);
    const whole = await file.read({ start: 0, end: size - 1 }, ask);
    expect(whole.length).toBe(size);
    expect(whole.subarray(size - 100)).toEqual(tail);
    const middle = await file.read({ start: 1000, end: 300_000 }, ask);
    expect(middle.equals(whole.subarray(1000, 300_001))).toBe(true);
    expect(probe("plain.mp4", whole).map((stream) => stream.nb_read_frames)).toEqual([
      String(frameCount),
      String(packetCuts(film).at(-1)),
    ]);
  });
});
