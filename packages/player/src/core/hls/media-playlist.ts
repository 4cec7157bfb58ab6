import { parseAttributes } from "./attribute-list.ts";

/** Bytes of a resource, end exclusive. */
export type ByteRange = { start: number; end: number };
/** A key of AES-128 in CBC mode. Without `iv` the segment's number is the initialization vector. */
export type SegmentKey = { uri: string; iv: Uint8Array<ArrayBuffer> | null };
export type Resource = { uri: string; range: ByteRange | null; key: SegmentKey | null };
export type Segment = Resource & {
  /** Its sequence number, which is also its default AES initialization vector. */
  number: number;
  startSeconds: number;
  seconds: number;
  init: Resource | null;
};
/** URIs are unresolved: the caller resolves them against the playlist's own. */
export type MediaPlaylist = {
  targetSeconds: number;
  segments: readonly Segment[];
  isIFramesOnly: boolean;
};

/** The text isn't a VOD media playlist that this parser supports. */
export class PlaylistError extends Error {
  override name = "PlaylistError";
}

/** Tags that change the meaning of segments and that are not supported. */
const unsupportedTags = /^#EXT-X-(DISCONTINUITY|GAP|PART|SKIP|STREAM-INF)\b/;

/** Reads a finished (VOD) media playlist by RFC 8216. */
export function parseMediaPlaylist(text: string): MediaPlaylist {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines[0] !== "#EXTM3U") throw new PlaylistError("A playlist begins with #EXTM3U.");
  const reader = new PlaylistReader();
  for (const line of lines.slice(1)) if (line !== "") reader.readLine(line);
  return reader.finish();
}

class PlaylistReader {
  #segments: Segment[] = [];
  #targetSeconds = 0;
  #firstNumber = 0;
  #isIFramesOnly = false;
  #isEnded = false;
  #init: Resource | null = null;
  #key: SegmentKey | null = null;
  #seconds: number | null = null;
  #range: string | null = null;
  #startSeconds = 0;
  #previous: { uri: string; end: number } | null = null;

  readLine(line: string): void {
    if (!line.startsWith("#")) return this.#addSegment(line);
    if (unsupportedTags.test(line)) throw new PlaylistError(`Unsupported tag: ${line}`);
    const colon = line.indexOf(":");
    const tag = colon < 0 ? line : line.slice(0, colon);
    return this.#readTag(tag, colon < 0 ? "" : line.slice(colon + 1));
  }

  #readTag(tag: string, value: string): void {
    if (tag === "#EXTINF") this.#seconds = readNumber(value.split(",")[0] ?? "");
    else if (tag === "#EXT-X-TARGETDURATION") this.#targetSeconds = readNumber(value);
    else if (tag === "#EXT-X-MEDIA-SEQUENCE") this.#firstNumber = readNumber(value);
    else if (tag === "#EXT-X-BYTERANGE") this.#range = value;
    else if (tag === "#EXT-X-MAP") this.#init = this.#readMap(parseAttributes(value));
    else if (tag === "#EXT-X-KEY") this.#key = readKey(parseAttributes(value));
    else if (tag === "#EXT-X-I-FRAMES-ONLY") this.#isIFramesOnly = true;
    else if (tag === "#EXT-X-ENDLIST") this.#isEnded = true;
  }

  #readMap(attributes: Map<string, string>): Resource {
    const uri = attributes.get("URI");
    if (!uri) throw new PlaylistError("EXT-X-MAP has no URI.");
    const range = attributes.get("BYTERANGE");
    return { uri, range: range ? readRange(range, 0) : null, key: this.#key };
  }

  #addSegment(uri: string): void {
    if (this.#seconds === null) throw new PlaylistError(`Segment ${uri} has no EXTINF.`);
    const implied = this.#previous?.uri === uri ? this.#previous.end : 0;
    const range = this.#range === null ? null : readRange(this.#range, implied);
    this.#segments.push({
      uri,
      range,
      key: this.#key,
      number: this.#firstNumber + this.#segments.length,
      startSeconds: this.#startSeconds,
      seconds: this.#seconds,
      init: this.#init,
    });
    this.#startSeconds += this.#seconds;
    this.#previous = range ? { uri, end: range.end } : null;
    this.#seconds = null;
    this.#range = null;
  }

  finish(): MediaPlaylist {
    if (!this.#isEnded)
      throw new PlaylistError(
        "The playlist has no EXT-X-ENDLIST; live playlists are not supported.",
      );
    return {
      targetSeconds: this.#targetSeconds,
      segments: this.#segments,
      isIFramesOnly: this.#isIFramesOnly,
    };
  }
}

function readNumber(text: string): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(value) || value < 0) throw new PlaylistError(`"${text}" is not a number.`);
  return value;
}

/** `n[@o]`; without an offset a range begins where the previous one ended. */
function readRange(text: string, impliedStart: number): ByteRange {
  const [length, offset] = text.split("@");
  const start = offset === undefined ? impliedStart : readNumber(offset);
  return { start, end: start + readNumber(length ?? "") };
}

function readKey(attributes: Map<string, string>): SegmentKey | null {
  const method = attributes.get("METHOD");
  if (method === "NONE") return null;
  const uri = attributes.get("URI");
  if (method !== "AES-128" || !uri) throw new PlaylistError(`Unknown key method ${method}.`);
  const iv = attributes.get("IV");
  return { uri, iv: iv ? readHex(iv) : null };
}

function readHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/^0x/i, "").padStart(32, "0");
  if (!/^[0-9a-f]{32}$/i.test(digits))
    throw new PlaylistError(`"${text}" is not a 128-bit number.`);
  return Uint8Array.from({ length: 16 }, (_, i) =>
    Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16),
  );
}
