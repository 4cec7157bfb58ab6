import { parseMediaPlaylist } from "@goldmane/player/core/hls/media-playlist";
import type { PlaybackSource } from "@goldmane/player/core/playback-source";

/**
 * Fetches a clip's first second of sound and of its lowest rung into the browser's cache: what a
 * viewer may choose next has been drawn by then. The URLs can be cached forever.
 */
export async function prefetchClip(
  { rungs, audioTracks }: PlaybackSource,
  { audioTrack, signal }: { audioTrack: string | null; signal: AbortSignal },
): Promise<void> {
  const [lowest] = rungs.toSorted((a, b) => a.bandwidth - b.bandwidth);
  const sound = audioTracks.find(({ id }) => id === audioTrack) ?? audioTracks[0];
  const playlists = [lowest, sound].flatMap((rendition) => rendition?.playlistUrl ?? []);
  await Promise.all(playlists.map((url) => prefetchRendition(url, signal)));
}

async function prefetchRendition(url: string, signal: AbortSignal): Promise<void> {
  const playlistUrl = new URL(url, location.href);
  const response = await fetch(playlistUrl, { signal });
  if (!response.ok) return;
  const [first] = parseMediaPlaylist(await response.text()).segments;
  const resources = first ? [first, ...(first.init ? [first.init] : [])] : [];
  await Promise.all(
    resources.map(async ({ uri }) => {
      const part = await fetch(new URL(uri, playlistUrl), { signal, priority: "low" });
      await part.arrayBuffer();
    }),
  );
}
