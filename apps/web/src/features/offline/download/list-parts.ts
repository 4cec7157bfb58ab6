import type { Playback } from "@goldmane/contracts/playback/schema";
import { parseMediaPlaylist } from "@goldmane/player/core/hls/media-playlist";

/** One part of a download: its URL, and the name it is stored under. */
export type DownloadPart = { name: string; url: string; text?: string };

/** The rung and sound to download, by name and id; no sound for a silent film. */
export type Chosen = { rung: string; sound: string | null };

/** The folder of a playback's signed URLs, with a trailing slash. */
export function playbackFolder({ manifestUrl }: Playback): string {
  return manifestUrl.slice(0, manifestUrl.lastIndexOf("/") + 1);
}

/**
 * Everything that playing a film at one rung with one sound fetches: playlists unchanged, since
 * their addresses are relative, with all they name; captions, thumbnails, the start file and the
 * film's pictures.
 * @param readText fetches a playlist
 */
export async function listParts(
  signedPlayback: Playback,
  { rung, sound }: Chosen,
  {
    pictures,
    readText,
  }: { pictures: Readonly<Record<string, string>>; readText: (url: string) => Promise<string> },
): Promise<DownloadPart[]> {
  const folder = playbackFolder(signedPlayback);
  const at = (name: string): DownloadPart => ({ name, url: folder + name });
  const follow = async (name: string): Promise<DownloadPart[]> => {
    const text = await readText(folder + name);
    return [{ ...at(name), text }, ...listNamed(name, text).map(at)];
  };
  const master = await readText(signedPlayback.manifestUrl);
  const nameOf = ({ playlistUrl }: { playlistUrl: string }) => playlistUrl.slice(folder.length);
  const sounds = signedPlayback.audioTracks.filter(({ id }) => id === sound).map(nameOf);
  const otherSounds = signedPlayback.audioTracks.filter(({ id }) => id !== sound).map(nameOf);
  const captions = signedPlayback.captions.map(({ url }) => url.slice(folder.length));
  const followed = await Promise.all([
    follow(`video/${rung}.m3u8`),
    ...sounds.map(follow),
    ...(signedPlayback.thumbnailsUrl
      ? [follow(signedPlayback.thumbnailsUrl.slice(folder.length))]
      : []),
  ]);
  return [
    { ...at("master.m3u8"), text: trimMaster(master, rung, otherSounds) },
    { name: "start.mp4", url: signedPlayback.start.url },
    ...Object.entries(pictures).map(([name, url]) => ({ name, url })),
    ...captions.flatMap((name) => [at(name), at(name.replace(/\.vtt$/, ".m3u8"))]),
    ...followed.flat(),
  ];
}

/** The multivariant playlist with only the chosen rung and sound. */
function trimMaster(master: string, rung: string, otherSounds: readonly string[]): string {
  const lines = master.split("\n");
  const isOther = (line = "") => /^video\/.+\.m3u8$/.test(line) && line !== `video/${rung}.m3u8`;
  return lines
    .filter((line, i) => {
      if (line.startsWith("#EXT-X-STREAM-INF:")) return !isOther(lines[i + 1]);
      return !isOther(line) && !otherSounds.some((name) => line.includes(`URI="${name}"`));
    })
    .join("\n");
}

/** The names of a playlist's init segments and segments, relative to the folder. */
function listNamed(playlist: string, text: string): string[] {
  const place = playlist.slice(0, playlist.lastIndexOf("/") + 1);
  const { segments } = parseMediaPlaylist(text);
  const uris = segments.flatMap(({ uri, init }) => (init ? [init.uri, uri] : [uri]));
  return [...new Set(uris)].map((uri) => place + uri);
}
