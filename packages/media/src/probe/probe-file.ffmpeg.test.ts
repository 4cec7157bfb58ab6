import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { UntrustedFile } from "#untrusted-file.ts";
import { ClipFolder, h264, pictures, testTools, tone } from "#testing/clips.ts";
import { probeFile } from "./probe-file.ts";
import type { Probe } from "./probe.ts";

const clips = new ClipFolder();
afterAll(() => clips[Symbol.dispose]());

function probe(path: string): Promise<Probe> {
  return probeFile(testTools, new UntrustedFile(path), new AbortController().signal);
}

function write(name: string, content: string | Buffer): string {
  const path = join(clips.path, name);
  writeFileSync(path, content);
  return path;
}

function shorten(path: string, share: number, name: string): string {
  const bytes = readFileSync(path);
  return write(name, bytes.subarray(0, Math.floor(bytes.length * share)));
}

async function reasonFor(path: string): Promise<string> {
  const outcome = await probe(path).catch((error: unknown) => error);
  expect(outcome).toMatchObject({ name: "AppError", code: "UNSUPPORTED_MEDIA" });
  return outcome instanceof Error ? outcome.message : "";
}

describe("probing a file", () => {
  test("a film with two sound tracks and subtitles is described completely", async () => {
    const srt = write("sub.srt", "1\n00:00:00,500 --> 00:00:01,000\nHello\n");
    const file = clips.make(
      "whole.mkv",
      `${pictures({ rate: "24000/1001" })} ${tone(440)} ${tone(880)} -i ${srt} -map 0 -map 1 -map 2 -map 3 ${h264} -c:a aac -c:s srt -metadata:s:a:0 language=eng -metadata:s:a:1 language=ger -metadata:s:a:1 title=Kommentar -metadata:s:s:0 language=spa`,
    );
    expect(await probe(file)).toMatchObject({
      video: { codec: "h264", width: 320, height: 180, transfer: "sdr", isInterlaced: false },
      frameRate: { numerator: 24_000, denominator: 1001 },
      audio: [
        { streamIndex: 1, language: "en", title: null },
        { streamIndex: 2, language: "de", title: "Kommentar" },
      ],
      subtitles: [{ streamIndex: 3, language: "es", isForced: false }],
    });
  });

  test("a picture is measured as it is shown: rotated, with square pixels, on even sides", async () => {
    const flat = clips.make("flat.mp4", `${pictures()} ${h264}`);
    const turned = clips.make("turned.mp4", `-i ${flat} -c copy -metadata:s:v rotate=90`);
    expect((await probe(turned)).video).toMatchObject({ width: 180, height: 320 });
    const anamorphic = clips.make(
      "anamorphic.mp4",
      `${pictures({ size: "360x288" })} -vf setsar=64/45 ${h264}`,
    );
    expect((await probe(anamorphic)).video).toMatchObject({ width: 512, height: 288 });
    const odd = clips.make(
      "odd.mkv",
      `${pictures({ size: "321x181" })} -c:v libx264 -preset ultrafast -pix_fmt yuv444p`,
    );
    expect((await probe(odd)).video).toMatchObject({ width: 320, height: 180 });
  });

  test("a variable frame rate becomes the nearest standard one", async () => {
    const file = clips.make(
      "vfr.mp4",
      `${pictures({ rate: "30", seconds: 4 })} -vf select='lt(mod(n\\,10)\\,8)' -fps_mode vfr ${h264}`,
    );
    expect((await probe(file)).frameRate).toEqual({ numerator: 24, denominator: 1 });
  });

  test("high dynamic range is recognized", async () => {
    const file = clips.make(
      "hdr.mp4",
      `${pictures({ seconds: 1 })} -pix_fmt yuv420p10le -c:v libx265 -preset ultrafast -x265-params log-level=none:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc`,
    );
    expect((await probe(file)).video).toMatchObject({ transfer: "pq", matrix: "bt2020nc" });
  });

  test("a cover picture is not the film", async () => {
    const file = clips.make(
      "cover.mp4",
      `${pictures()} -f lavfi -i color=red:s=800x800:d=0.04 -map 0 -map 1 ${h264} -c:v:1 mjpeg -disposition:v:1 attached_pic`,
    );
    expect((await probe(file)).video).toMatchObject({ streamIndex: 0, width: 320 });
  });

  test("a film cut short by less than half lasts as long as its pictures", async () => {
    const whole = clips.make(
      "long.mp4",
      `${pictures({ seconds: 20 })} ${h264} -g 25 -movflags +faststart`,
    );
    const cut = await probe(shorten(whole, 0.8, "cut.mp4"));
    expect(cut.durationSeconds).toBeGreaterThan(12);
    expect(cut.durationSeconds).toBeLessThan(19);
    expect(cut.frameCount).toBe(Math.round(cut.durationSeconds * 25));
  });
});

describe("refused files", () => {
  test("files that are no films", async () => {
    expect(await reasonFor(write("empty.mp4", ""))).toBe("This file is empty. Choose another one.");
    expect(await reasonFor(write("text.mp4", "Dear diary,\n".repeat(40)))).toBe(
      "This is a text file, not a film.",
    );
    expect(await reasonFor(write("zeros.mp4", Buffer.alloc(20_000)))).toMatch(
      /^This file has no content/,
    );
    expect(
      await reasonFor(write("noise.mp4", Buffer.from("\x01\x02noise\x00".repeat(999)))),
    ).toMatch(/isn’t a video|incomplete/);
    const song = clips.make("song.m4a", `${tone(440)} -c:a aac`);
    expect(await reasonFor(song)).toBe("This file has sound but no video.");
  });

  test("playlists, by whatever name: they would be followed into other files", async () => {
    const victim = clips.make("victim.mp4", `${pictures({ seconds: 1 })} ${h264}`);
    const list = `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:1,\n${victim}\n#EXT-X-ENDLIST\n`;
    expect(await reasonFor(write("list.mp4", list))).toMatch(/^This is a playlist/);
    const concat = `ffconcat version 1.0\nfile ${victim}\n`;
    expect(await reasonFor(write("concat.mkv", concat))).toMatch(/^This is a playlist/);
    // Past the first check, ffprobe itself must not follow them.
    const hidden = Buffer.concat([Buffer.from("#EXTM3U\n#\x01\n"), Buffer.from(list.slice(8))]);
    expect(await reasonFor(write("hidden.mp4", hidden))).toMatch(/playlist|isn’t supported/);
  });

  test("codecs that are not on the list", async () => {
    const file = clips.make("magic.mkv", `${pictures({ seconds: 1 })} -c:v magicyuv`);
    expect(await reasonFor(file)).toMatch(/^The format magicyuv isn’t supported/);
  });

  test("a picture of 16,000 by 16,000", async () => {
    const file = clips.make(
      "huge.mp4",
      "-f lavfi -i color=gray:s=16000x16000:r=25 -frames:v 1 -c:v libx264 -preset ultrafast -threads 1",
    );
    expect(await reasonFor(file)).toMatch(/^This video is (?:too large|larger)/);
  });

  test("copy protection", async () => {
    const file = clips.make(
      "locked.mp4",
      `${pictures()} ${h264} -encryption_scheme cenc-aes-ctr -encryption_key 76a6c65c5ea762046bd749a2e632ccbb -encryption_kid a7e61c373e219033c21091fa607bf3b8`,
    );
    expect(await reasonFor(file)).toMatch(/^This film is copy-protected/);
  });

  test("unfinished downloads", async () => {
    const whole = clips.make("slow.mp4", `${pictures({ seconds: 12 })} ${h264} -g 25`);
    expect(await reasonFor(shorten(whole, 0.7, "headless.mp4"))).toMatch(
      /^This file is incomplete\. /,
    );
    const fast = clips.make("fast.mp4", `-i ${whole} -c copy -movflags +faststart`);
    expect(await reasonFor(shorten(fast, 0.3, "third.mp4"))).toMatch(
      /incomplete \(\d of 12 seconds\)/,
    );
  });

  test("films of no length, and of more than four hours", async () => {
    const blink = clips.make("blink.mp4", `${pictures({ seconds: 0.2 })} ${h264}`);
    expect(await reasonFor(blink)).toMatch(/shorter than half a second/);
    const endless = clips.make(
      "endless.mkv",
      `-f lavfi -i color=blue:s=16x16:r=1/60:d=14700 ${h264}`,
    );
    expect(await reasonFor(endless)).toMatch(/longer than 4 hours/);
  });
});

test("a probe names the file, and never its path on the server", async () => {
  const file = new UntrustedFile(clips.make("named.mp4", `${pictures({ seconds: 1 })} ${h264}`));
  expect(JSON.stringify(file)).toBe('{"name":"named.mp4"}');
  expect(inspect(file, { depth: 9, showHidden: true })).not.toContain(clips.path);
});
