import { describe, expect, test } from "vitest";
import { audioPlaylist, captionPlaylist, masterPlaylist, videoPlaylist } from "./playlists.ts";
import { ladderFor } from "#ladder.ts";
import type { SegmentSource } from "#segment-source.ts";

function film(parts: Partial<SegmentSource> = {}): SegmentSource {
  const unused = () => Promise.reject(new Error("Playlists must not need media"));
  return {
    contentHash: "0123456789abcdef",
    frameCount: 24 * 5,
    frameRate: { numerator: 24, denominator: 1 },
    rungs: ladderFor({ width: 640, height: 360 }),
    audio: [{ id: "main", label: 'The "big" sound\n', language: "en" }],
    captions: [],
    encodeVideo: unused,
    encodeInit: unused,
    encodeAudio: unused,
    readCaptions: unused,
    drawThumbnails: unused,
    drawPicture: unused,
    ...parts,
  };
}

describe("playlists", () => {
  test("name every segment with its length", () => {
    const source = film();
    const [rung] = source.rungs;
    if (!rung) throw new Error("no rung");
    expect(videoPlaylist(source, rung)).toBe(
      `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="low/init.mp4"
#EXTINF:1.000000,
low/0.m4s
#EXTINF:1.000000,
low/1.m4s
#EXTINF:2.000000,
low/2.m4s
#EXTINF:1.000000,
low/3.m4s
#EXT-X-ENDLIST
`,
    );
  });

  test("give sound the length of its packets, which add up to no less than the film", () => {
    const seconds = [...audioPlaylist(film(), "main").matchAll(/EXTINF:([\d.]+)/g)];
    const sum = seconds.reduce((total, [, length]) => total + Number(length), 0);
    expect(sum).toBeGreaterThanOrEqual(5);
    expect(sum).toBeLessThan(5 + 1024 / 48_000);
  });

  test("escape any label, and leave out renditions that a film lacks", () => {
    const [rung] = film().rungs;
    if (!rung) throw new Error("no rung");
    const variant = { rung, bandwidth: { peak: 2, average: 1 } };
    expect(masterPlaylist(film(), [variant])).toContain(`NAME="The 'big' sound ",`);
    const silent = masterPlaylist(film({ audio: [] }), [variant]);
    expect(silent).toContain('CODECS="avc1.64001e",RESOLUTION=640x360,FRAME-RATE=24.000,CLOSED');
    expect(silent).not.toMatch(/AUDIO|SUBTITLES|mp4a/);
  });

  test("hold captions as one file", () => {
    expect(captionPlaylist(film(), "en")).toContain("#EXTINF:5.000000,\nen.vtt\n");
  });
});
