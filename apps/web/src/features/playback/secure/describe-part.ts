import { say } from "#platform/words/say.ts";

/** Describes a part of a stream. */
export function describePart(part: string): string {
  const [folder = "", name = "", leaf] = part.replace(/\.\w+$/, "").split("/");
  const isPlaylist = part.endsWith(".m3u8");
  if (part === "key") return say`Key`;
  if (part === "master.m3u8") return say`List of qualities`;
  if (folder === "thumbnails")
    return isPlaylist ? say`Playlist, scrubber` : nth(say`Scrubber picture`, name);
  if (folder === "captions") return say`Captions, ${name}`;
  if (folder === "audio") {
    if (isPlaylist) return say`Playlist, sound`;
    return leaf === "init" ? say`Sound header` : nth(say`Sound`, leaf);
  }
  if (folder === "video") {
    if (isPlaylist) return say`Playlist, ${name}`;
    return leaf === "init" ? say`Picture header, ${name}` : `${nth(say`Picture`, leaf)}, ${name}`;
  }
  return part;
}

/** People count from one. */
function nth(what: string, index: string | undefined): string {
  return `${what} ${Number(index) + 1}`;
}
