import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePart } from "./parse-part.ts";

describe("parsePart", () => {
  test("parses every path that playlists name", () => {
    expect(
      [
        "master.m3u8",
        "thumbnails.m3u8",
        "thumbnails/init.mp4",
        "thumbnails/3.m4s",
        "video/low.m3u8",
        "video/low/init.mp4",
        "video/low/12.m4s",
        "audio/main.m3u8",
        "audio/main/0.m4s",
        "captions/en.m3u8",
        "captions/en.vtt",
        "progressive/low.mp4",
        "key",
      ].map((path) => parsePart(path)?.kind),
    ).toEqual([
      "master",
      "thumbnailPlaylist",
      "thumbnailInit",
      "thumbnail",
      "videoPlaylist",
      "videoInit",
      "video",
      "audioPlaylist",
      "audio",
      "captionPlaylist",
      "captions",
      "progressive",
      "key",
    ]);
  });

  test("rejects everything else", () => {
    for (const path of [
      "",
      "/",
      "video",
      "video/low",
      "video/low/01.m4s",
      "video/low/-1.m4s",
      "video/low/1.m4s/",
      "video/../../etc/passwd",
      "captions/en.srt",
      "a/b/c/d",
      "video/key",
    ]) {
      expect(parsePart(path)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (path) => path === "key" || parsePart(path) === null));
  });
});
