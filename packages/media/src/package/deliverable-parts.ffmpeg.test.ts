import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tinyFilm } from "#testing/tiny-film.ts";
import type { Media } from "#media.ts";
import { openMedia } from "#open-media.ts";
import { decryptSegment } from "#testing/decrypt-segment.ts";
import { patternMedia } from "#testing/pattern-media.ts";
import { answerPart } from "./answer-part.ts";
import type { PartRequest } from "./packager.ts";
import { findPart, makePart, peekPart } from "./deliverable-parts.ts";

const folder = mkdtempSync(join(tmpdir(), "outgoing-"));
const sessionSecret = "a secret of thirty-two characters";
const ask: PartRequest = { priority: "viewer", signal: new AbortController().signal };
const facts = { frameCount: 24 * 5, captions: { en: "WEBVTT\n\n" } };
const picture = { kind: "video", rung: "low", index: 1 } as const;
const sound = { kind: "audio", id: "main", index: 1 } as const;
let media: Media & AsyncDisposable;
let other: Media & AsyncDisposable;

beforeAll(async () => {
  const openNode = (name: string) =>
    openMedia({ config: patternMedia(join(folder, name)), sessionSecret, now: Date.now });
  [media, other] = await Promise.all([openNode("one"), openNode("other")]);
});
afterAll(async () => {
  await Promise.all([media[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
  rmSync(folder, { recursive: true });
});

function open(from: Media, cut: "film" | "trailer" = "film") {
  return from.openFilm({ ...tinyFilm("Encrypted"), cut }, facts);
}

describe("deliverable parts", () => {
  test.each([picture, sound])(
    "a segment of $kind is encrypted once for all requests, and stays so in memory",
    async (part) => {
      const film = open(media);
      const { packager } = media;
      const asked = await Promise.all([
        makePart(packager, film, part, ask),
        makePart(packager, film, part, ask),
      ]);
      const ready = peekPart(packager, film, part);
      expect(asked.every((each) => each.bytes === ready?.bytes)).toBe(true);
      expect((await findPart(packager, film, part))?.etag).toBe(ready?.etag);
      const clear = await answerPart(packager, film, part, ask);
      expect(clear.bytes.toString("latin1", 4, 8)).toBe("moof");
      const key = film.segmentKey?.() ?? Buffer.alloc(16);
      expect(decryptSegment(ready?.bytes ?? Buffer.alloc(0), key, part.index)).toEqual(clear.bytes);
    },
  );

  test("two nodes answer with the same bytes and the same tag", async () => {
    for (const part of [picture, sound]) {
      const here = await makePart(media.packager, open(media), part, ask);
      const there = await makePart(other.packager, open(other), part, ask);
      expect(there).toEqual(here);
    }
  });

  test("a trailer has no key, and its segments are sent unencrypted", async () => {
    const trailer = open(media, "trailer");
    expect(trailer.segmentKey?.()).toBeUndefined();
    const { bytes } = await makePart(media.packager, trailer, picture, ask);
    expect(bytes.toString("latin1", 4, 8)).toBe("moof");
  });
});
