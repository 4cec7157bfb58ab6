import type { Playback } from "@goldmane/contracts/playback/schema";
import { parseMediaPlaylist } from "@goldmane/player/core/hls/media-playlist";

/** One piece of a copy: where it comes from, and the name that it is kept by. */
export type DownloadPart = { name: string; url: string; text?: string };

/** Of a film's pictures and sounds those that are kept, by name and id; no sound of a silent film. */
export type Chosen = { rung: string; sound: string | null };

/** The folder of a grant's signed addresses, with a slash at the end. */
export function playbackFolder({ manifestUrl }: Playback): string {
  return manifestUrl.slice(0, manifestUrl.lastIndexOf("/") + 1);
}

/**
 * Everything that playing a film at one rung with one sound asks for: playlists as they are, since their addresses
 * are relative, with all they name; captions, thumbnails, the start file and the film's pictures.
 * @param readText fetches a playlist.
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

/** The multivariant playlist with one rung left of its ladder, and without the sounds that are not kept. */
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

/** The names of a playlist's init segments and segments, as the folder knows them. */
function listNamed(playlist: string, text: string): string[] {
  const place = playlist.slice(0, playlist.lastIndexOf("/") + 1);
  const { segments } = parseMediaPlaylist(text);
  const uris = segments.flatMap(({ uri, init }) => (init ? [init.uri, uri] : [uri]));
  return [...new Set(uris)].map((uri) => place + uri);
}
