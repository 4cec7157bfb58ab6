/** What a part of a stream is, in words. */
export function describePart(part: string): string {
  const [folder = "", name = "", leaf] = part.replace(/\.\w+$/, "").split("/");
  const isPlaylist = part.endsWith(".m3u8");
  if (part === "key") return "Key";
  if (part === "master.m3u8") return "List of qualities";
  if (folder === "thumbnails")
    return isPlaylist ? "Playlist, scrubber" : nth("Scrubber picture", name);
  if (folder === "captions") return `Captions, ${name}`;
  if (folder === "audio") {
    if (isPlaylist) return "Playlist, sound";
    return leaf === "init" ? "Sound header" : nth("Sound", leaf);
  }
  if (folder === "video") {
    if (isPlaylist) return `Playlist, ${name}`;
    return leaf === "init" ? `Picture header, ${name}` : `${nth("Picture", leaf)}, ${name}`;
  }
  return part;
}

/** People count from one. */
function nth(what: string, index: string | undefined): string {
  return `${what} ${Number(index) + 1}`;
}
