import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ClipFolder, h264, pictures, testTools } from "#testing/clips.ts";
import { startFfmpeg, startFfmpegOnFile, toolsForFiles, type FileRun } from "./ffmpeg.ts";
import { readAll } from "./read-all.ts";
import { UntrustedFile } from "./untrusted-file.ts";

const clips = new ClipFolder();
afterAll(() => clips[Symbol.dispose]());
const film = clips.make("film.mp4", `${pictures({ seconds: 30 })} ${h264}`);
const file = new UntrustedFile(film);
const toRaw = ["-f", "rawvideo", "-vf", "scale=1920:1080", "pipe:1"];

function run(outputArgs: readonly string[], more: Partial<FileRun> = {}) {
  const signal = new AbortController().signal;
  return startFfmpegOnFile(testTools, {
    file,
    after: outputArgs,
    timeoutMs: 30_000,
    signal,
    ...more,
  });
}

describe("ffmpeg on an untrusted file", () => {
  test("decodes allowed input", async () => {
    const ffmpeg = run(["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "gray", "pipe:1"]);
    const [picture] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
    expect(picture.length).toBe(320 * 180);
  });

  test("cannot write a file", async () => {
    const target = join(clips.path, "written.mp4");
    await expect(run(["-c", "copy", "-y", target]).done).rejects.toThrow(/ended with/);
    expect(existsSync(target) ? statSync(target).size : 0).toBe(0);
  });

  test("rejects when the request is aborted", async () => {
    const stop = new AbortController();
    const ffmpeg = run(toRaw, { signal: stop.signal });
    ffmpeg.stdout.resume();
    stop.abort(new Error("The request was aborted"));
    await expect(ffmpeg.done).rejects.toThrow("The request was aborted");
  });

  test("ends when it takes too long", async () => {
    const ffmpeg = run(toRaw, { timeoutMs: 50 });
    await expect(ffmpeg.done).rejects.toMatchObject({ name: "ToolError", timedOut: true });
  });

  test("does not start for an aborted request", () => {
    expect(() => run(toRaw, { signal: AbortSignal.abort(new Error("Too late")) })).toThrow(
      "Too late",
    );
  });

  test("opens nothing but the file: no network, no other protocol", async () => {
    for (const path of ["http://127.0.0.1:9/film.mp4", "concat:a.mp4|b.mp4", "data:,x", "pipe:0"]) {
      const ffmpeg = run(toRaw, { file: new UntrustedFile(path) });
      await expect(ffmpeg.done).rejects.toThrow(/No such file/);
    }
  });
});

test("files are never opened with an outdated ffmpeg, and the error says what to install", () => {
  const old = { ...testTools, safeForUntrusted: false };
  expect(() => toolsForFiles(old)).toThrow(/ffmpeg 5.1 or newer.*apt-get install ffmpeg/);
  expect(() => toolsForFiles(null)).toThrow(/apt-get install ffmpeg/);
  expect(() => toolsForFiles({ ...testTools, ffprobe: null })).toThrow(/ffprobe was not found/);
});

test("startFfmpeg rejects files, and startFfmpegOnFile doesn't accept outdated tools", () => {
  const signal = AbortSignal.abort(new Error("Never started"));
  // @ts-expect-error An UntrustedFile is not a string; only startFfmpegOnFile can read its path.
  expect(() => startFfmpeg(testTools, ["-i", file], signal)).toThrow(/function/);
  expect(() => startFfmpeg(testTools, ["-i", film, "pipe:1"], signal)).toThrow(
    "Files can only be opened by startFfmpegOnFile",
  );
  const old = { ...testTools, safeForUntrusted: false };
  // @ts-expect-error These tools may only be fed frames that we drew ourselves.
  expect(() => startFfmpegOnFile(old, { file, after: [], timeoutMs: 1, signal })).toThrow(
    "Never started",
  );
});
