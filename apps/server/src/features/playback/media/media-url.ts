import { AppError } from "@goldmane/contracts/errors";
import { cut as cuts, type PlaybackCut } from "@goldmane/contracts/playback/schema";
import { parsePart, type Part } from "@goldmane/media/package/parse-part";

/**
 * The parts of a signed URL: `/media/<token>/<title>/<cut>-<content>/<part>`, or, for a clip of an
 * interactive film, `/media/<token>/<film>/<clip>~<content>/<part>`.
 */
export type MediaPath = {
  token: string;
  titleId: string;
  item: { cut: PlaybackCut } | { clip: string };
  /** The first digits of the content's hash: a title that changed has other URLs. */
  content: string;
  part: Part;
};

const contentDigits = 16;

export function mediaFolder(
  token: string,
  titleId: string,
  { cut, contentHash }: { cut: PlaybackCut; contentHash: string },
): string {
  return `/media/${token}/${titleId}/${cut}-${contentOf(contentHash)}/`;
}

export function clipFolder(
  token: string,
  filmId: string,
  { clip, contentHash }: { clip: string; contentHash: string },
): string {
  return `/media/${token}/${filmId}/${clip}~${contentOf(contentHash)}/`;
}

/** @throws AppError NOT_FOUND for a URL that was never issued */
export function parseMediaUrl(url: string): MediaPath {
  const [path = ""] = url.split("?", 1);
  const [, , token = "", titleId = "", folder = "", ...rest] = path.split("/");
  const named = parseFolder(folder);
  const part = parsePart(rest.join("/"));
  if (!named || !part) throw new AppError("NOT_FOUND", "This media doesn’t exist.");
  return { token, titleId, ...named, part };
}

function parseFolder(folder: string): Pick<MediaPath, "item" | "content"> | null {
  // Browsers may send the tilde escaped.
  const [clip = "", ofClip] = folder.split(/~|%7e/i);
  if (ofClip !== undefined) return { item: { clip }, content: ofClip };
  const dash = folder.indexOf("-");
  const cut = folder.slice(0, Math.max(0, dash));
  return isCut(cut) ? { item: { cut }, content: folder.slice(dash + 1) } : null;
}

/** Without its schema, for speed: runs for every segment. */
function isCut(name: string): name is PlaybackCut {
  return cuts.options.some((each) => each === name);
}

export function contentOf(contentHash: string): string {
  return contentHash.slice(0, contentDigits);
}

export function isContent(content: string, contentHash: string): boolean {
  return content === contentOf(contentHash);
}
