import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import { type Random, seededRandom } from "@goldmane/std/seeded-random";
import { afterAll, describe, expect, test } from "vitest";
import { ClipFolder, h264, pictures, tone } from "#testing/clips.ts";
import {
  encodeAll,
  encodeAllSound,
  hear,
  measure,
  openClip,
  seePictures,
} from "#testing/decode-whole.ts";

const clips = new ClipFolder();
afterAll(() => clips[Symbol.dispose]());
const signal = new AbortController().signal;

const tenBit = "-pix_fmt yuv420p10le -c:v libx265 -preset ultrafast";

/** name, how it is encoded, the size it is shown at, frames a second */
const awkward: [string, string, string, number][] = [
  ["cfr.mp4", `${pictures()} ${h264} -bf 3 -g 250`, "320x180", 25],
  [
    "vfr.mp4",
    `${pictures({ rate: "30", seconds: 8 })} -vf select='lt(mod(n\\,10)\\,8)' -fps_mode vfr ${h264}`,
    "320x180",
    24,
  ],
  [
    "still.mp4",
    `${pictures({ rate: "5", seconds: 8 })} -vf select='eq(n\\,0)+eq(n\\,3)+eq(n\\,30)+eq(n\\,39)' -fps_mode vfr ${h264}`,
    "320x180",
    24_000 / 1001,
  ],
  ["ntsc.mkv", `${pictures({ rate: "30000/1001" })} ${h264}`, "320x180", 30_000 / 1001],
  ["fast.mp4", `${pictures({ rate: "120", seconds: 2 })} ${h264}`, "320x180", 60],
  [
    "odd.mkv",
    `${pictures({ size: "321x181" })} -c:v libx264 -preset ultrafast -pix_fmt yuv444p`,
    "320x180",
    25,
  ],
  ["anamorphic.mp4", `${pictures({ size: "360x288" })} -vf setsar=64/45 ${h264}`, "512x288", 25],
  [
    "hevc10.mkv",
    `${pictures({ rate: "24000/1001" })} ${tenBit} -x265-params log-level=none:keyint=60:open-gop=1`,
    "320x180",
    24_000 / 1001,
  ],
  ["vp9.webm", `${pictures()} -c:v libvpx-vp9 -deadline realtime -cpu-used 8`, "320x180", 25],
  ["vp8.webm", `${pictures()} -c:v libvpx -deadline realtime -cpu-used 8`, "320x180", 25],
  ["av1.mp4", `${pictures()} -c:v libsvtav1 -preset 12`, "320x180", 25],
  ["asp.avi", `${pictures()} -c:v mpeg4 -bf 2 -vtag XVID`, "320x180", 25],
  ["mpeg2.mpg", `${pictures()} ${tone(440)} -c:v mpeg2video -c:a mp2`, "320x180", 25],
  [
    "broadcast.ts",
    `${pictures({ seconds: 5 })} ${tone(440)} ${h264} -g 100 -c:a aac`,
    "320x180",
    25,
  ],
];

describe("a film is cut into segments", () => {
  test.for(awkward)("%s", async ([name, line, size, rate]) => {
    const path = clips.make(name, line);
    const source = await openClip(path);
    const film = await encodeAll(source, source.rungs[0]);
    const measured = measure(film);
    expect(measured).toMatchObject({ frames: source.frameCount, size });
    expect(source.frameRate.numerator / source.frameRate.denominator).toBeCloseTo(rate, 6);
    expect(measured.seconds).toBeCloseTo(source.frameCount / rate, 2);
    // A segment encoded alone shows the same picture at an instant as the whole film does.
    const span = { index: 0, firstFrame: 0, frames: source.frameCount };
    const [rung] = source.rungs;
    if (!rung) throw new Error("No such rung");
    const whole = await source.encodeVideo(rung, span, signal);
    const once = seePictures(Buffer.concat([whole.init, whole.media]));
    seePictures(film).forEach((picture, frame) => {
      expect(difference(picture, once[frame]), `frame ${frame}`).toBeLessThan(4);
    });
  });

  test("turned as the file says", async () => {
    const half = "-filter_complex [0]split[a][b];[b]drawbox=color=black:t=fill[c];[a][c]vstack";
    const lit = clips.make("lit.mp4", `-f lavfi -i color=white:s=320x90:r=25:d=2 ${half} ${h264}`);
    const turned = clips.make("turned.mp4", `-i ${lit} -c copy -metadata:s:v rotate=90`);
    const source = await openClip(turned);
    const film = await encodeAll(source, source.rungs[0]);
    expect(measure(film).size).toBe("180x320");
    const [picture] = seePictures(film);
    const [left = 0, right = 0] = [picture?.[8 * 32 + 4], picture?.[8 * 32 + 28]];
    expect(Math.abs(left - right)).toBeGreaterThan(180);
    expect(right - left > 0).toBe(firstIsBright(seePictures(turned)[0]));
  });

  test("high dynamic range is tone-mapped for ordinary screens", async () => {
    const hdr = clips.make(
      "hdr.mp4",
      `${pictures({ seconds: 1 })} -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,zscale=tin=bt709:min=bt709:pin=bt709:rin=tv:t=linear:p=bt2020:npl=203,format=gbrpf32le,zscale=tin=linear:pin=bt2020:min=gbr:t=smpte2084:p=bt2020:m=bt2020nc:r=tv:npl=203,format=yuv420p10le ${tenBit} -x265-params log-level=none:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc`,
    );
    const plain = clips.make("plain.mp4", `${pictures({ seconds: 1 })} ${h264}`);
    const source = await openClip(hdr);
    const toned = mean(seePictures(await encodeAll(source, source.rungs[0]))[0]);
    const before = mean(seePictures(plain)[0]);
    expect(Math.abs(toned - before)).toBeLessThan(40);
  });

  test("a film whose tail is missing plays to its last picture", async () => {
    const whole = clips.make(
      "whole.mp4",
      `${pictures({ seconds: 10 })} ${h264} -g 25 -movflags +faststart`,
    );
    const bytes = readFileSync(whole);
    const cut = join(clips.path, "cut.mp4");
    writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * 0.75)));
    const source = await openClip(cut);
    expect(source.frameCount).toBeLessThan(240);
    expect(measure(await encodeAll(source, source.rungs[0])).frames).toBe(source.frameCount);
  });
});

describe("a damaged film", () => {
  test.for(["mp4", "mkv", "ts"])(
    "plays to its end or is refused with the reason (%s)",
    async (kind) => {
      const whole = readFileSync(
        clips.make(`whole.${kind}`, `${pictures()} ${tone(440)} ${h264} -g 25 -c:a aac`),
      );
      const random = seededRandom(kind.length);
      for (let round = 0; round < 6; round += 1) {
        const path = join(clips.path, `damaged-${round}.${kind}`);
        writeFileSync(path, damage(whole, random, round));
        const outcome = await playThrough(path).catch((error: unknown) => error);
        const isRefused = outcome instanceof AppError && outcome.code === "UNSUPPORTED_MEDIA";
        expect(isRefused ? "played" : outcome, `round ${round}`).toBe("played");
      }
    },
  );
});

describe("the sound of a film", () => {
  test("each track is its own rendition, named by its language", async () => {
    const path = clips.make(
      "two.mkv",
      `${pictures({ seconds: 5 })} ${tone(440, 5)} ${tone(880, 5)} -map 0 -map 1 -map 2 ${h264} -c:a aac -metadata:s:a:0 language=eng -metadata:s:a:1 language=spa`,
    );
    const source = await openClip(path);
    expect(source.audio).toMatchObject([
      { label: "English", language: "en" },
      { label: "Spanish", language: "es" },
    ]);
    const [english, spanish] = source.audio;
    expect(pitchOf(hear(await encodeAllSound(source, english)))).toBeCloseTo(440, -1);
    expect(pitchOf(hear(await encodeAllSound(source, spanish)))).toBeCloseTo(880, -1);
  });

  test("is as long as the pictures, and starts in time", async () => {
    const path = clips.make(
      "late.mkv",
      `${pictures({ seconds: 5 })} -itsoffset 2 ${tone(440, 2)} -map 0 -map 1 ${h264} -c:a flac`,
    );
    const source = await openClip(path);
    const heard = hear(await encodeAllSound(source, source.audio[0]));
    expect(heard.length / 48_000).toBeCloseTo(source.frameCount / 25, 1);
    expect(loudness(heard, 0.2, 1.9)).toBeLessThan(0.001);
    expect(loudness(heard, 2.1, 3.9)).toBeGreaterThan(0.05);
    expect(loudness(heard, 4.2, 4.9)).toBeLessThan(0.001);
  });

  test.for([
    ["a.mp4", "-c:a aac"],
    ["b.mkv", "-c:a libopus"],
    ["c.mkv", "-c:a libmp3lame -ar 44100"],
    ["d.mkv", "-c:a ac3"],
  ])("spans encoded alone join without a click (%s)", async ([name = "", codec = ""]) => {
    const path = clips.make(name, `${pictures({ seconds: 7 })} ${tone(330, 7)} ${h264} ${codec}`);
    const source = await openClip(path);
    const heard = hear(await encodeAllSound(source, source.audio[0]));
    // The second difference of a slow sine is small everywhere; a jump at a joint shows in it.
    const peak = largest(rangeOf(heard, 0.3, 6.7));
    const bend = largestBend(heard, 0.3, 6.7);
    expect(bend / peak).toBeLessThan(0.02);
  });

  test("sounds the same in long runs and segment by segment", async () => {
    const path = clips.make("same.mp4", `${pictures()} ${tone(330)} ${h264} -c:a aac`);
    const source = await openClip(path);
    const [audio] = source.audio;
    if (!audio) throw new Error("No sound track");
    const one = hear(await encodeAllSound(source, audio));
    const alone = (segment: number) => ({ first: segment, end: segment + 1 });
    const other = hear(await encodeAllSound(source, audio, alone));
    expect(other.length).toBe(one.length);
    const off = rangeOf(one, 0.2, 2.8).map((value, index) => value - (other[index + 9600] ?? 0));
    expect(largest(off)).toBeLessThan(0.02);
  });

  test("a silent film has no sound track", async () => {
    const path = clips.make("silent.mp4", `${pictures({ seconds: 1 })} ${h264}`);
    expect((await openClip(path)).audio).toEqual([]);
  });
});

test("thumbnails come one every so many seconds, of one size", async () => {
  const path = clips.make("thumbs.mp4", `${pictures({ seconds: 7, size: "640x272" })} ${h264}`);
  const source = await openClip(path);
  const jpegs = await source.drawThumbnails({ everySeconds: 2, width: 320, height: 180 }, signal);
  expect(jpegs.length).toBe(4);
  for (const jpeg of jpegs) expect(measure(jpeg).size).toBe("320x180");
  const looks = jpegs.map((jpeg) => seePictures(jpeg)[0]?.toString("hex"));
  expect(new Set(looks).size).toBe(4);
});

/** Returns a description of missing frames or sound, or "played". */
async function playThrough(path: string): Promise<string> {
  const source = await openClip(path);
  const seconds = source.frameCount / 25;
  const { frames } = measure(await encodeAll(source, source.rungs[0]));
  if (frames !== source.frameCount) return `${frames} of ${source.frameCount} frames`;
  for (const audio of source.audio) {
    const heard = hear(await encodeAllSound(source, audio)).length / 48_000;
    if (Math.abs(heard - seconds) > 0.1) return `${heard} of ${seconds} s of sound`;
  }
  return "played";
}

/** Flips bits all over, writes garbage into the head, or zeroes a stretch. */
function damage(whole: Buffer, random: Random, round: number): Buffer {
  const bytes = Buffer.from(whole);
  const place = (below: number): number => Math.floor(random() * below);
  for (let hit = 0; hit < 60; hit += 1) {
    const at = place(round % 3 === 1 ? 4000 : bytes.length);
    if (round % 3 < 2) bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << place(8)), at);
  }
  const start = place(bytes.length * 0.7);
  return round % 3 === 2 ? bytes.fill(0, start, start + place(bytes.length * 0.3)) : bytes;
}

function difference(a: Buffer, b: Buffer | undefined): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b?.[index] ?? 999)), 0) / a.length;
}

function mean(picture: Buffer | undefined): number {
  return (
    (picture ?? Buffer.alloc(1)).reduce((sum, value) => sum + value, 0) / (picture?.length ?? 1)
  );
}

function firstIsBright(picture: Buffer | undefined): boolean {
  return (picture?.[8 * 32 + 28] ?? 0) > (picture?.[8 * 32 + 4] ?? 0);
}

function rangeOf(sound: Float32Array, from: number, to: number): number[] {
  return Array.from(sound.subarray(from * 48_000, to * 48_000));
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

function loudness(sound: Float32Array, from: number, to: number): number {
  const part = rangeOf(sound, from, to);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

function largestBend(sound: Float32Array, from: number, to: number): number {
  const part = rangeOf(sound, from, to);
  return part.reduce((most, value, index) => {
    const [before, after] = [part[index - 1] ?? value, part[index + 1] ?? value];
    const isInside = index > 0 && index < part.length - 1;
    return isInside ? Math.max(most, Math.abs(before - 2 * value + after)) : most;
  }, 0);
}

/** Frequency in hertz, by zero crossings in the middle of the sound. */
function pitchOf(sound: Float32Array): number {
  const part = rangeOf(sound, 1, 4);
  const crossings = part.filter(
    (value, index) => index > 0 && value >= 0 && (part[index - 1] ?? 0) < 0,
  );
  return crossings.length / 3;
}
