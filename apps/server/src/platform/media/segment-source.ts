/** One rung of the ladder as a source can make it: never larger than the source. */
export type Rung = {
  name: string;
  width: number;
  height: number;
  /** Cap in kilobits per second. */
  maxKbps: number;
};

/** One closed GOP on the source's grid. */
export type SegmentSpan = { index: number; firstFrame: number; frames: number };

/** Bytes of one fragmented MP4 (ISO/IEC 14496-12), apart: `init` is ftyp+moov, `media` is moof+mdat(s). */
export type EncodedSegment = { init: Buffer; media: Buffer };

export type AudioRendition = { id: string; label: string; language: string };

/**
 * A film that can make any segment of any rung on its own, in any order. Implementations keep no
 * state between calls; whoever calls caches.
 */
export interface SegmentSource {
  /** Changes whenever the bytes would. */
  readonly contentHash: string;
  readonly frameCount: number;
  /** Frames per second as a fraction (24/1, 30000/1001). */
  readonly frameRate: { numerator: number; denominator: number };
  readonly rungs: readonly Rung[];
  readonly audio: readonly AudioRendition[];
  /** Frames are numbered from 0; timestamps continue from segment to segment on one timescale. */
  encodeVideo(rung: Rung, span: SegmentSpan, signal: AbortSignal): Promise<EncodedSegment>;
  /** The whole rendition as AAC, cut on the same instants as the pictures. */
  encodeAudio(audio: AudioRendition, signal: AbortSignal): Promise<EncodedSegment[]>;
  /**
   * The sound of one span alone: a film of two hours must not wait for all of its sound. Callers
   * prefer it where there is one. Segments made apart join without a gap or an overlap.
   */
  encodeAudioSpan?(
    audio: AudioRendition,
    span: SegmentSpan,
    signal: AbortSignal,
  ): Promise<EncodedSegment>;
}
