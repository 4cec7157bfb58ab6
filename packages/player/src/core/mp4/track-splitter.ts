import { type Box, findBox, joinBytes, makeBox, readUint32, walkBoxes } from "./box.ts";

export type TrackKind = "video" | "audio";
/** Bytes ready to append, per track. */
export type TrackParts = Record<TrackKind, Uint8Array<ArrayBuffer>[]>;

/**
 * Splits a streamed fragmented MP4 into one picture and one sound track. Every moof must hold one
 * track only and be followed by its mdat; then whole boxes can be moved without changing offsets.
 */
export class TrackSplitter {
  #rest: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #fileType: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #kinds = new Map<number, TrackKind>();
  /** Headers wait for the first moof, which proves that the file is packed as expected. */
  #headers: TrackParts = { video: [], audio: [] };
  #moof: { kind: TrackKind; bytes: Uint8Array<ArrayBuffer> } | null = null;

  /** @throws RangeError when the body is not packed this way */
  push(bytes: Uint8Array<ArrayBuffer>): TrackParts {
    const body = this.#rest.length > 0 ? joinBytes([this.#rest, bytes]) : bytes;
    const parts: TrackParts = { video: [], audio: [] };
    let used = 0;
    for (const box of walkBoxes(body)) {
      used += box.bytes.length;
      this.#take(box, parts);
    }
    this.#rest = body.subarray(used);
    return parts;
  }

  #take(box: Box, parts: TrackParts): void {
    if (box.type === "ftyp") this.#fileType = box.bytes;
    if (box.type === "moov") {
      this.#kinds = trackKinds(box);
      for (const [id, kind] of this.#kinds) {
        this.#headers[kind].push(this.#fileType, keepTrack(box, id));
      }
    }
    if (box.type === "moof") this.#moof = { kind: this.#kindOf(box), bytes: box.bytes };
    if (box.type === "mdat") {
      if (!this.#moof) throw new RangeError("Media data comes before its moof.");
      const { kind, bytes } = this.#moof;
      parts[kind].push(...this.#headers[kind], bytes, box.bytes);
      this.#headers[kind] = [];
      this.#moof = null;
    }
  }

  #kindOf(moof: Box): TrackKind {
    const runs = [...walkBoxes(moof.payload)].filter((box) => box.type === "traf");
    const header = findBox(moof.payload, "traf/tfhd");
    const kind = header ? this.#kinds.get(readUint32(header, 4)) : undefined;
    if (runs.length !== 1 || !kind)
      throw new RangeError("A moof must hold exactly one known track.");
    return kind;
  }
}

function trackKinds(moov: Box): Map<number, TrackKind> {
  const kinds = new Map<number, TrackKind>();
  for (const track of walkBoxes(moov.payload)) {
    if (track.type !== "trak") continue;
    const kind = handlerKind(track);
    if (kind) kinds.set(trackId(track), kind);
  }
  if (new Set(kinds.values()).size !== kinds.size)
    throw new RangeError("There are two tracks of one kind.");
  return kinds;
}

function handlerKind(track: Box): TrackKind | null {
  const handler = findBox(track.payload, "mdia/hdlr");
  if (!handler) return null;
  const code = String.fromCharCode(...handler.payload.subarray(8, 12));
  if (code === "vide") return "video";
  return code === "soun" ? "audio" : null;
}

/** The id follows two times, which are 4 or 8 bytes wide depending on the version. */
function trackId(track: Box): number {
  const header = findBox(track.payload, "tkhd");
  if (!header) throw new RangeError("A track has no header.");
  return readUint32(header, header.payload[0] === 1 ? 20 : 12);
}

/** A moov with one of its tracks: source buffers refuse an init segment that holds others. */
function keepTrack(moov: Box, id: number): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  for (const box of walkBoxes(moov.payload)) {
    if (box.type === "mvex") kept.push(makeBox("mvex", keepDefaults(box, id)));
    else if (box.type !== "trak" || trackId(box) === id) kept.push(box.bytes);
  }
  return makeBox("moov", kept);
}

function keepDefaults(mvex: Box, id: number): Uint8Array<ArrayBuffer>[] {
  return [...walkBoxes(mvex.payload)]
    .filter((box) => box.type !== "trex" || readUint32(box, 4) === id)
    .map((box) => box.bytes);
}
