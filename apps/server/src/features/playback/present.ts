import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { videoCodec } from "#platform/media/avc-level.ts";
import { frameSeconds } from "#platform/media/grid.ts";
import type { Variant } from "#platform/media/package/playlists.ts";
import { soundCodec } from "#platform/media/package/playlists.ts";
import { startSeconds } from "#platform/media/package/start-file.ts";
import type { Playable } from "./playable.ts";

type Facts = {
  title: { id: string; title: string };
  posterUrl: string;
  playable: Playable;
  startUrl: string;
  variants: readonly Variant[];
  /** The title's own folder of signed URLs, with a slash at the end. */
  folder: string;
  resumeSeconds: number;
  next: TitleCard | null;
  expiresAt: number;
};

export function presentPlayback(facts: Facts): Playback {
  const { title, playable, folder, variants, posterUrl, resumeSeconds, next, expiresAt } = facts;
  const { source, intro, creditsAtSeconds } = playable;
  const { frameRate } = source;
  const [lowest] = source.rungs;
  const startCodecs = [
    ...(lowest ? [videoCodec(lowest, frameRate)] : []),
    ...(source.audio.length > 0 ? [soundCodec] : []),
  ];
  return {
    titleId: title.id,
    title: title.title,
    durationSeconds: frameSeconds(source.frameCount, frameRate),
    manifestUrl: `${folder}master.m3u8`,
    progressiveUrl: `${folder}progressive/${lowest?.name ?? "low"}.mp4`,
    start: {
      url: facts.startUrl,
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
    posterUrl,
    intro,
    creditsAtSeconds,
    resumeSeconds,
    next,
    expiresAt,
  };
}
