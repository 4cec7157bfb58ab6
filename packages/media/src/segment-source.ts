import type { SoundRun } from "./segment-layout.ts";

/** One rung of the ladder as a source can encode it: never larger than the source. */
export type Rung = {
  name: string;
  width: number;
  height: number;
  /** Cap in kilobits per second. */
  maxKbps: number;
};

/** One closed GOP on the source's grid. */
export type SegmentSpan = { index: number; firstFrame: number; frames: number };

/** Frames per second as a fraction (24/1, 30000/1001). */
export type FrameRate = { numerator: number; denominator: number };

/**
 * The two halves of a fragmented MP4 (ISO/IEC 14496-12): `init` is ftyp+moov, `media` is
 * moof+mdat(s).
 */
export type EncodedSegment = { init: Buffer; media: Buffer };

/** Receives a segment of sound: moof+mdat. */
export type DeliverSound = (index: number, media: Buffer) => void;

export type AudioRendition = { id: string; label: string; language: string };
export type CaptionTrack = { id: string; label: string; language: string };

export type PictureType = "jpeg" | "webp" | "avif" | "png";
/**
 * A logo is the title text on a transparent ground, a still the frame in the middle: only original
 * films have them.
 */
export type PictureKind = "poster" | "backdrop" | "logo" | "still";
/** Poster is 2:3, backdrop and still 16:9, logo 2:1. `quality` runs 1..100. */
export type PictureRequest = {
  kind: PictureKind;
  width: number;
  height: number;
  type: PictureType;
  quality: number;
};

/** The part of a `SegmentSource` that makes sound. */
export type SoundSource = Pick<
  SegmentSource,
  "contentHash" | "frameCount" | "frameRate" | "encodeAudio"
>;

/** AVIF files of a film's poster and backdrop, in `shippedPictureWidths`. */
export interface ShippedPictures {
  /** Changes with the files. */
  readonly hash: string;
  /** @throws if the file is missing */
  read(picture: Pick<PictureRequest, "kind" | "width">): Promise<Buffer>;
}

/**
 * A film that can make any segment of any rung on its own, in any order. Implementations keep no
 * state between calls; the caller caches.
 */
export interface SegmentSource {
  /** Lower-case hex, at least 16 digits. Changes whenever the bytes would. */
  readonly contentHash: string;
  /** The same for its poster and backdrop, for films whose pictures change independently. */
  readonly pictureHash?: string;
  /** Poster and backdrop that came with the product, so that they need not be drawn. */
  readonly shippedPictures?: ShippedPictures;
  readonly frameCount: number;
  readonly frameRate: FrameRate;
  /** Lowest first, at least one. */
  readonly rungs: readonly Rung[];
  readonly audio: readonly AudioRendition[];
  readonly captions: readonly CaptionTrack[];
  /** The AES-128 key of its segments; a source without one sends them unencrypted. */
  segmentKey?(): Buffer;
  /**
   * Frames are numbered from 0. One track, no B-frames that reach over the segment's edges; the
   * caller rewrites its timestamps from the frame numbers.
   */
  encodeVideo(rung: Rung, span: SegmentSpan, signal: AbortSignal): Promise<EncodedSegment>;
  /**
   * Encodes consecutive spans at several rungs, where one pass costs less. Each segment is
   * delivered as soon as it is complete; segments that would differ from `encodeVideo`'s are
   * omitted.
   */
  encodeLadder?(
    ladder: {
      rungs: readonly Rung[];
      spans: readonly SegmentSpan[];
      deliver: (rung: Rung, span: SegmentSpan, segment: EncodedSegment) => void;
    },
    signal: AbortSignal,
  ): Promise<void>;
  /** The init of all of a rung's segments: it must not depend on which frames were encoded. */
  encodeInit(rung: Rung, signal: AbortSignal): Promise<Buffer>;
  /** The key of `encodeInit`'s result, when other sources make the same one. */
  initKey?(rung: Rung): string;
  /**
   * A run of a rendition as AAC, cut at the same instants as the pictures (`encodeAac` does this
   * from any ffmpeg input). Each segment is delivered in order as soon as it is complete; all have
   * one init, `aacInit`. Separately encoded runs join without a gap or an overlap.
   */
  encodeAudio(
    audio: AudioRendition,
    sound: { run: SoundRun; deliver: DeliverSound },
    signal: AbortSignal,
  ): Promise<void>;
  /** One WebVTT file for the whole film. */
  readCaptions(captions: CaptionTrack, signal: AbortSignal): Promise<string>;
  /** JPEGs for the scrubber, one every so many seconds from 0 on, in order. */
  drawThumbnails(
    request: { everySeconds: number; width: number; height: number },
    signal: AbortSignal,
  ): Promise<Buffer[]>;
  /** An encoded picture: of any type and size, unless `drawsToSize`; the caller converts it. */
  drawPicture(request: PictureRequest, signal: AbortSignal): Promise<Buffer>;
  readonly drawsToSize?: true;
}
