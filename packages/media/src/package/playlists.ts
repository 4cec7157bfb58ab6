import {
  audioRate,
  frameSeconds,
  packetCuts,
  packetSamples,
  segmentSpans,
  spanSeconds,
} from "#segment-layout.ts";
import { videoCodec } from "#avc-level.ts";
import type { Rung, SegmentSource } from "#segment-source.ts";
import type { Bandwidth } from "./bandwidth.ts";
import { thumbnailGrid, thumbnailSeconds } from "./thumbnails.ts";

/** Playlists of HLS (RFC 8216, and its second edition for I-frames); all URIs are relative. */

export type Variant = { rung: Rung; bandwidth: Bandwidth };

export const soundCodec = "mp4a.40.2";
const thumbnailBitsPerSecond = 80_000;

export function masterPlaylist(source: SegmentSource, variants: readonly Variant[]): string {
  const { audio, captions, frameRate } = source;
  const rate = frameSeconds(1, frameRate);
  const grid = thumbnailGrid(source);
  const renditions = [
    ...audio.map(({ id, label, language }, index) =>
      tag("MEDIA", {
        TYPE: "AUDIO",
        "GROUP-ID": quoted("sound"),
        NAME: quoted(label),
        LANGUAGE: quoted(language),
        DEFAULT: index === 0 ? "YES" : "NO",
        AUTOSELECT: "YES",
        CHANNELS: quoted("2"),
        URI: quoted(`audio/${id}.m3u8`),
      }),
    ),
    ...captions.map(({ id, label, language }) =>
      tag("MEDIA", {
        TYPE: "SUBTITLES",
        "GROUP-ID": quoted("captions"),
        NAME: quoted(label),
        LANGUAGE: quoted(language),
        DEFAULT: "NO",
        AUTOSELECT: "YES",
        FORCED: "NO",
        URI: quoted(`captions/${id}.m3u8`),
      }),
    ),
  ];
  const streams = variants.flatMap(({ rung, bandwidth }) => [
    tag("STREAM-INF", {
      BANDWIDTH: bandwidth.peak,
      "AVERAGE-BANDWIDTH": bandwidth.average,
      CODECS: quoted(
        [videoCodec(rung, frameRate), ...(audio.length > 0 ? [soundCodec] : [])].join(","),
      ),
      RESOLUTION: `${rung.width}x${rung.height}`,
      "FRAME-RATE": (1 / rate).toFixed(3),
      ...(audio.length > 0 && { AUDIO: quoted("sound") }),
      ...(captions.length > 0 && { SUBTITLES: quoted("captions") }),
      "CLOSED-CAPTIONS": "NONE",
    }),
    `video/${rung.name}.m3u8`,
  ]);
  const thumbnails = tag("I-FRAME-STREAM-INF", {
    BANDWIDTH: thumbnailBitsPerSecond,
    CODECS: quoted("mjpg"),
    RESOLUTION: `${grid.width}x${grid.height}`,
    URI: quoted("thumbnails.m3u8"),
  });
  return lines("#EXTM3U", "#EXT-X-VERSION:7", independent, ...renditions, ...streams, thumbnails);
}

export function videoPlaylist(source: SegmentSource, rung: Rung): string {
  const seconds = segmentSpans(source).map((span) => spanSeconds(span, source.frameRate));
  return mediaPlaylist(
    seconds,
    [independent, `#EXT-X-MAP:URI="${rung.name}/init.mp4"`, ...keyTags(source)],
    (index) => `${rung.name}/${index}.m4s`,
  );
}

export function audioPlaylist(source: SegmentSource, id: string): string {
  const cuts = packetCuts(source);
  const seconds = cuts
    .slice(1)
    .map((cut, index) => ((cut - (cuts[index] ?? 0)) * packetSamples) / audioRate);
  return mediaPlaylist(
    seconds,
    [independent, `#EXT-X-MAP:URI="${id}/init.mp4"`, ...keyTags(source)],
    (index) => `${id}/${index}.m4s`,
  );
}

export function captionPlaylist(source: SegmentSource, id: string): string {
  return mediaPlaylist([frameSeconds(source.frameCount, source.frameRate)], [], () => `${id}.vtt`);
}

export function thumbnailPlaylist(source: SegmentSource): string {
  const grid = thumbnailGrid(source);
  const seconds = Array.from({ length: grid.count }, (_, index) => thumbnailSeconds(index, grid));
  return mediaPlaylist(
    seconds,
    ["#EXT-X-I-FRAMES-ONLY", '#EXT-X-MAP:URI="thumbnails/init.mp4"'],
    (index) => `thumbnails/${index}.m4s`,
  );
}

function mediaPlaylist(
  seconds: readonly number[],
  head: readonly string[],
  uri: (index: number) => string,
): string {
  return lines(
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...seconds))}`,
    "#EXT-X-PLAYLIST-TYPE:VOD",
    ...head,
    ...seconds.flatMap((each, index) => [`#EXTINF:${each.toFixed(6)},`, uri(index)]),
    "#EXT-X-ENDLIST",
  );
}

/** After the map, which is not encrypted; each segment's number is its initialization vector. */
function keyTags(source: SegmentSource): string[] {
  return source.segmentKey ? [tag("KEY", { METHOD: "AES-128", URI: quoted("../key") })] : [];
}

const independent = "#EXT-X-INDEPENDENT-SEGMENTS";

function tag(name: string, attributes: Record<string, string | number>): string {
  const list = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
  return `#EXT-X-${name}:${list.join(",")}`;
}

/** Quoted strings of a playlist cannot contain quotes or line breaks. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/[\r\n]+/g, " ")}"`;
}

function lines(...all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
