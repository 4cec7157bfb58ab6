import { beforeEach, expect, test } from "vitest";
import { Scheduler } from "#schedule/scheduler.ts";
import type { PictureRequest, SegmentSource } from "#segment-source.ts";
import { PartCache } from "#store/part-cache.ts";
import type { SegmentCache } from "#store/segment-cache.ts";
import { Packager, type PartRequest } from "./packager.ts";

const ask: PartRequest = { priority: "viewer", signal: new AbortController().signal };
const usual = { type: "avif", quality: 85 } as const;
const poster = (width: number): PictureRequest => ({
  kind: "poster",
  width,
  height: width * 1.5,
  ...usual,
});

let packager: Packager;
let drawn: number[];
let converted: string[];

beforeEach(() => {
  const files = new Map<string, Buffer>();
  const disk: SegmentCache = {
    read: (key) => Promise.resolve(files.get(key) ?? null),
    write: (key, bytes) => Promise.resolve(void files.set(key, bytes)),
    size: (key) => files.get(key)?.length ?? null,
  };
  const cache = () => new PartCache(disk, { mostBytes: 1e6 });
  drawn = [];
  converted = [];
  packager = new Packager({
    cache: cache(),
    pictures: cache(),
    scheduler: new Scheduler({ pictures: 1, sound: 1, stills: 1 }),
    convertPicture(image, { type }) {
      converted.push(image.toString());
      return Promise.resolve(Buffer.from(type));
    },
  });
});

/** A film that comes with pictures, or has lost their files. */
function openFilm({ hasFiles = true } = {}): SegmentSource {
  return {
    frameCount: 24,
    frameRate: { numerator: 24, denominator: 1 },
    rungs: [],
    audio: [],
    captions: [],
    encodeVideo: refuse,
    encodeInit: refuse,
    encodeAudio: refuse,
    readCaptions: refuse,
    drawThumbnails: refuse,
    contentHash: "0123456789abcdef",
    pictureHash: "fedcba9876543210",
    drawsToSize: true,
    shippedPictures: {
      hash: "fedcba9876543210",
      read: ({ kind, width }) =>
        hasFiles
          ? Promise.resolve(Buffer.from(`${kind} ${width}`))
          : Promise.reject(new Error("no such file")),
    },
    drawPicture({ width }) {
      drawn.push(width);
      return Promise.resolve(Buffer.from(`drawn ${width}`));
    },
  };
}

function refuse(): Promise<never> {
  return Promise.reject(new Error("Only pictures are requested"));
}

async function obtain(request: PictureRequest, film = openFilm()) {
  const { bytes, isStandIn } = await packager.pictureAtOnce(film, request, ask);
  return { sent: bytes.toString(), isStandIn };
}

test.each([
  [100, "poster 240"],
  [240, "poster 240"],
  [360, "poster 480"],
  [480, "poster 480"],
])("a poster %i wide is the file that is large enough, and is not drawn", async (width, sent) => {
  expect(await obtain(poster(width))).toEqual({ sent, isStandIn: false });
  expect(drawn).toEqual([]);
});

test("a wider picture is drawn for the next request; this one gets a stand-in", async () => {
  expect(await obtain(poster(960))).toEqual({ sent: "poster 480", isStandIn: true });
  await expect.poll(() => obtain(poster(960))).toEqual({ sent: "drawn 960", isStandIn: false });
  expect(drawn).toEqual([960]);
});

test("a client that reads no AVIF gets a file converted", async () => {
  const jpeg = { ...poster(360), type: "jpeg" } as const;
  expect(await obtain(jpeg)).toEqual({ sent: "jpeg", isStandIn: false });
  expect(converted).toEqual(["poster 480"]);
  expect(await obtain({ ...jpeg, width: 960 })).toEqual({ sent: "drawn 960", isStandIn: false });
});

test("title text, and a quality above the files', are drawn", async () => {
  expect((await obtain({ ...poster(240), kind: "logo" })).sent).toBe("drawn 240");
  expect((await obtain({ ...poster(240), quality: 95 })).sent).toBe("drawn 240");
});

test("a picture whose file is missing is drawn", async () => {
  const film = openFilm({ hasFiles: false });
  expect(await obtain(poster(480), film)).toEqual({ sent: "drawn 480", isStandIn: false });
});
