import { videoCodec } from "@goldmane/media/avc-level";
import { frameSeconds } from "@goldmane/media/segment-layout";
import { soundCodec, type Variant } from "@goldmane/media/package/playlists";
import { startSeconds } from "@goldmane/media/package/start-file";
import type { SegmentSource } from "@goldmane/media/segment-source";

export type SourceAddresses = {
  startUrl: string;
  variants: readonly Variant[];
  /** The film's folder, with a trailing slash; signed where playback needs a token. */
  folder: string;
};

/** Everything a player needs to play a source. */
export function presentSource(
  source: SegmentSource,
  { folder, variants, startUrl }: SourceAddresses,
) {
  const { frameRate } = source;
  const [lowest] = source.rungs;
  const startCodecs = [
    ...(lowest ? [videoCodec(lowest, frameRate)] : []),
    ...(source.audio.length > 0 ? [soundCodec] : []),
  ];
  return {
    durationSeconds: frameSeconds(source.frameCount, frameRate),
    manifestUrl: `${folder}master.m3u8`,
    progressiveUrl: `${folder}progressive/${lowest?.name ?? "low"}.mp4`,
    start: {
      url: startUrl,
      seconds: startSeconds(source),
      mimeType: `video/mp4; codecs="${startCodecs.join(",")}"`,
    },
    rungs: variants.map(({ rung, bandwidth }) => ({
      name: rung.name,
      width: rung.width,
      height: rung.height,
      bandwidth: bandwidth.peak,
      playlistUrl: `${folder}video/${rung.name}.m3u8`,
      mimeType: `video/mp4; codecs="${videoCodec(rung, frameRate)}"`,
    })),
    audioTracks: source.audio.map(({ id, label, language }) => ({
      id,
      label,
      language,
      playlistUrl: `${folder}audio/${id}.m3u8`,
      mimeType: `audio/mp4; codecs="${soundCodec}"`,
    })),
    captions: source.captions.map(({ id, label, language }) => ({
      id,
      label,
      language,
      url: `${folder}captions/${id}.vtt`,
    })),
    thumbnailsUrl: `${folder}thumbnails.m3u8`,
    keyUrl: source.segmentKey ? `${folder}key` : null,
  };
}
