/** One resource of a title, as the path below its own folder names it. */
export type Part =
  | { kind: "master" | "thumbnailPlaylist" | "thumbnailInit" }
  | { kind: "videoPlaylist" | "videoInit"; rung: string }
  | { kind: "progressive"; rung: string }
  | { kind: "key" }
  | { kind: "video"; rung: string; index: number }
  | { kind: "audioPlaylist" | "audioInit" | "captionPlaylist" | "captions"; id: string }
  | { kind: "audio"; id: string; index: number }
  | { kind: "thumbnail"; index: number };

/**
 * ```
 * master.m3u8   progressive/low.mp4   key
 * video/low.m3u8   video/low/init.mp4   video/low/12.m4s     the same for audio/main
 * captions/en.m3u8   captions/en.vtt
 * thumbnails.m3u8   thumbnails/init.mp4   thumbnails/3.m4s
 * ```
 * Null for a path that names nothing.
 */
export function parsePart(path: string): Part | null {
  const [folder = "", name, leaf, ...rest] = path.split("/");
  if (rest.length > 0) return null;
  if (name === undefined) return parseTop(folder);
  if (leaf === undefined) return parseFile(folder, name);
  return parseLeaf(folder, name, leaf);
}

function parseTop(file: string): Part | null {
  if (file === "master.m3u8") return { kind: "master" };
  if (file === "key") return { kind: "key" };
  return file === "thumbnails.m3u8" ? { kind: "thumbnailPlaylist" } : null;
}

function parseFile(folder: string, file: string): Part | null {
  const [stem = "", extension, ...rest] = file.split(".");
  if (rest.length > 0 || stem === "") return null;
  switch (`${folder}.${extension}`) {
    case "video.m3u8":
      return { kind: "videoPlaylist", rung: stem };
    case "audio.m3u8":
      return { kind: "audioPlaylist", id: stem };
    case "captions.m3u8":
      return { kind: "captionPlaylist", id: stem };
    case "captions.vtt":
      return { kind: "captions", id: stem };
    case "progressive.mp4":
      return { kind: "progressive", rung: stem };
    case "thumbnails.mp4":
      return stem === "init" ? { kind: "thumbnailInit" } : null;
    case "thumbnails.m4s":
      return withIndex(file, (index) => ({ kind: "thumbnail", index }));
    default:
      return null;
  }
}

function parseLeaf(folder: string, name: string, file: string): Part | null {
  const isInit = file === "init.mp4";
  if (folder === "video") {
    if (isInit) return { kind: "videoInit", rung: name };
    return withIndex(file, (index) => ({ kind: "video", rung: name, index }));
  }
  if (folder !== "audio") return null;
  if (isInit) return { kind: "audioInit", id: name };
  return withIndex(file, (index) => ({ kind: "audio", id: name, index }));
}

function withIndex(file: string, make: (index: number) => Part): Part | null {
  const found = /^(0|[1-9]\d{0,5})\.m4s$/.exec(file);
  return found ? make(Number(found[1])) : null;
}

export function contentTypeOf(part: Part): string {
  switch (part.kind) {
    case "master":
    case "videoPlaylist":
    case "audioPlaylist":
    case "captionPlaylist":
    case "thumbnailPlaylist":
      return "application/vnd.apple.mpegurl";
    case "audioInit":
    case "audio":
      return "audio/mp4";
    case "captions":
      return "text/vtt; charset=utf-8";
    case "key":
      return "application/octet-stream";
    default:
      return "video/mp4";
  }
}
