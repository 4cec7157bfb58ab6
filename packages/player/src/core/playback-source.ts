/** One rung of the ladder. URLs may be relative to the page. */
export type RungSource = {
  name: string;
  width: number;
  height: number;
  /** Bits per second, picture and sound. */
  bandwidth: number;
  playlistUrl: string;
  mimeType: string;
};

export type AudioSource = {
  id: string;
  label: string;
  language: string;
  playlistUrl: string;
  mimeType: string;
};

export type CaptionSource = { id: string; label: string; language: string; url: string };

/** The first seconds of the lowest rung with sound, tracks in separate moofs. */
export type StartSource = { url: string; seconds: number; mimeType: string };

/** Everything a player needs to play a title. */
export type PlaybackSource = {
  durationSeconds: number;
  manifestUrl: string;
  /** One plain MP4, the last resort. */
  progressiveUrl: string | null;
  start: StartSource | null;
  /** Empty for foreign HLS, which is described by its manifest alone. */
  rungs: readonly RungSource[];
  audioTracks: readonly AudioSource[];
  captions: readonly CaptionSource[];
  thumbnailsUrl: string | null;
  /** The key that the playlists will name, fetched in parallel; null where unknown. */
  keyUrl: string | null;
};
