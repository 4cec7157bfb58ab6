import { say, sayText } from "#platform/words/say.ts";

/** Describes a part of a stream. */
export function describePart(part: string): string {
  const [folder = "", name = "", leaf] = part.replace(/\.\w+$/, "").split("/");
  const isPlaylist = part.endsWith(".m3u8");
  if (part === "key") return say`Key`;
  if (part === "master.m3u8") return say`Quality list`;
  if (folder === "thumbnails")
    return isPlaylist ? say`Preview playlist` : nth(say`Preview image`, name);
  if (folder === "captions") return say`Captions, ${name}`;
  if (folder === "audio") {
    if (isPlaylist) return say`Audio playlist`;
    return leaf === "init" ? say`Audio header` : nth(say`Audio`, leaf);
  }
  if (folder === "video") {
    if (isPlaylist) return say`Video playlist, ${sayText(name)}`;
    return leaf === "init"
      ? say`Video header, ${sayText(name)}`
      : `${nth(say`Video`, leaf)}, ${sayText(name)}`;
  }
  return part;
}

/** People count from one. */
function nth(what: string, index: string | undefined): string {
  return `${what} ${Number(index) + 1}`;
}
