import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PlaylistError, parseMediaPlaylist } from "./media-playlist.ts";
import { segmentAt } from "./segment-at.ts";

const head = "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n#EXT-X-PLAYLIST-TYPE:VOD\n";

describe("parseMediaPlaylist", () => {
  test("reads segments with their times, init segment and number", () => {
    const playlist = parseMediaPlaylist(
      `${head}#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-MEDIA-SEQUENCE:7\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:1.000,\r\n0.m4s?a=1\n#EXTINF:2,title, with comma\n1.m4s\n#EXT-X-ENDLIST\n`,
    );
    const init = { uri: "init.mp4", range: null, key: null };
    expect(playlist).toEqual({
      targetSeconds: 2,
      isIFramesOnly: false,
      segments: [
        { uri: "0.m4s?a=1", range: null, key: null, number: 7, startSeconds: 0, seconds: 1, init },
        { uri: "1.m4s", range: null, key: null, number: 8, startSeconds: 1, seconds: 2, init },
      ],
    });
  });

  test("reads byte ranges; those without an offset continue the one before", () => {
    const { segments } = parseMediaPlaylist(
      `${head}#EXT-X-MAP:URI="all.mp4",BYTERANGE="700@0"\n#EXTINF:1,\n#EXT-X-BYTERANGE:100@700\nall.mp4\n#EXTINF:1,\n#EXT-X-BYTERANGE:50\nall.mp4\n#EXT-X-ENDLIST`,
    );
    expect(segments.map((segment) => segment.range)).toEqual([
      { start: 700, end: 800 },
      { start: 800, end: 850 },
    ]);
    expect(segments[0]?.init?.range).toEqual({ start: 0, end: 700 });
  });

  test("reads keys and removes them again", () => {
    const { segments } = parseMediaPlaylist(
      `${head}#EXT-X-KEY:METHOD=AES-128,URI="k?x=1,2",IV=0x000000000000000000000000000000ff\n#EXTINF:1,\na\n#EXT-X-KEY:METHOD=NONE\n#EXTINF:1,\nb\n#EXT-X-ENDLIST`,
    );
    expect(segments[0]?.key?.uri).toBe("k?x=1,2");
    expect(segments[0]?.key?.iv?.[15]).toBe(255);
    expect(segments[1]?.key).toBe(null);
  });

  test.each([
    ["no playlist", "WEBVTT"],
    ["a live playlist", `${head}#EXTINF:1,\na\n`],
    ["a multivariant playlist", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n"],
    ["a segment without a length", `${head}a\n#EXT-X-ENDLIST`],
    ["a length that is no number", `${head}#EXTINF:x,\na\n#EXT-X-ENDLIST`],
    ["a key of another kind", `${head}#EXT-X-KEY:METHOD=SAMPLE-AES,URI="k"\n#EXT-X-ENDLIST`],
    [
      "a discontinuity",
      `${head}#EXTINF:1,\na\n#EXT-X-DISCONTINUITY\n#EXTINF:1,\nb\n#EXT-X-ENDLIST`,
    ],
  ])("refuses %s", (_, text) => {
    expect(() => parseMediaPlaylist(text)).toThrow(PlaylistError);
  });

  test("round-trips any list of lengths, and finds any time in it", () => {
    const lengths = fc.array(fc.integer({ min: 100, max: 8000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(lengths, fc.double({ min: 0, max: 1, noNaN: true }), (ms, share) => {
        const lines = ms.map((length, i) => `#EXTINF:${(length / 1000).toFixed(3)},\n${i}.m4s`);
        const { segments } = parseMediaPlaylist(`${head}${lines.join("\n")}\n#EXT-X-ENDLIST`);
        expect(segments.map((segment) => Math.round(segment.seconds * 1000))).toEqual(ms);
        const total = ms.reduce((sum, length) => sum + length, 0) / 1000;
        const time = share * total;
        const found = segments[segmentAt(segments, time)];
        expect(found?.startSeconds).toBeLessThanOrEqual(time + 0.0101);
        expect((found?.startSeconds ?? 0) + (found?.seconds ?? 0)).toBeGreaterThan(time - 0.0001);
      }),
    );
  });

  test("throws only its own error, whatever the text", () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "#EXTINF:1,",
        "a.m4s",
        "#EXT-X-ENDLIST",
        "#EXT-X-BYTERANGE:1@",
        "#EXT-X-MAP:",
      ),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const failure = failureOf(() => parseMediaPlaylist(["#EXTM3U", ...lines].join("\n")));
        expect(failure === null || failure instanceof PlaylistError).toBe(true);
      }),
    );
  });
});

function failureOf(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}
