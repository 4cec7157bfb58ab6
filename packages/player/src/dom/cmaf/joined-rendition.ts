import type { MediaPlaylist, Segment } from "#core/hls/media-playlist.ts";
import { type Clip, type Join, joinAt } from "#core/joins/join.ts";
import { type Placement, placeSegments, placementOf } from "#core/joins/place-segments.ts";
import type { Body, FetchOptions } from "#dom/fetch/fetch-body.ts";
import type { ClipRenditions } from "./clip-renditions.ts";
import type { Rendition } from "./rendition.ts";

/** The clips on the timeline and the renditions of each. */
export type JoinedClips = {
  joins(): readonly Join[];
  renditionsOf(clip: Clip): ClipRenditions;
};

/** Where a placed segment comes from. */
type Origin = { rendition: Rendition; segment: Segment; join: Join };

/** One rung or audio track through all clips of the timeline, with segments at their place on it. */
export class JoinedRendition {
  readonly id: string;
  readonly #clips: JoinedClips;
  readonly #pick: (renditions: ClipRenditions) => Rendition;
  readonly #origins = new WeakMap<Segment, Origin>();
  readonly #placed = new WeakMap<Join, readonly Segment[]>();

  /** @param pick this rendition's part of a clip */
  constructor(id: string, clips: JoinedClips, pick: (renditions: ClipRenditions) => Rendition) {
    this.id = id;
    this.#clips = clips;
    this.#pick = pick;
  }

  /** The segments of the clip at a time, and whether it is the last one of the timeline. */
  async segmentsAt(
    seconds: number,
  ): Promise<{ segments: readonly Segment[]; isLastClip: boolean }> {
    const clip = this.#joinAt(seconds);
    const rendition = this.#pick(this.#clips.renditionsOf(clip));
    const playlist = await rendition.playlist();
    // The clip may have been cut meanwhile.
    const join = this.#joinAt(seconds);
    if (join.source !== clip.source) return this.segmentsAt(seconds);
    const segments = this.#placed.get(join) ?? this.#place(playlist, rendition, join);
    return { segments, isLastClip: join === this.#clips.joins().at(-1) };
  }

  /** Fetches what comes first of the rendition at a time, for a caller that needs it soon. */
  prepare(seconds: number): void {
    const join = this.#joinAt(seconds);
    const loading = this.#pick(this.#clips.renditionsOf(join)).playlist();
    // The feed fetches it again, and reports the error.
    loading.catch(() => undefined);
  }

  init(segment: Segment): Promise<Uint8Array<ArrayBuffer>> | null {
    const { rendition, segment: original } = this.#originOf(segment);
    return rendition.init(original);
  }

  media(segment: Segment, options: FetchOptions): Promise<Body> {
    const { rendition, segment: original } = this.#originOf(segment);
    return rendition.media(original, options);
  }

  placementOf(segment: Segment): Placement {
    const { join } = this.#originOf(segment);
    const joins = this.#clips.joins();
    const now = joins.find(({ startSeconds }) => startSeconds === join.startSeconds) ?? join;
    return placementOf(now, now === joins.at(-1));
  }

  #place({ segments: own }: MediaPlaylist, rendition: Rendition, join: Join): readonly Segment[] {
    const isAlone = this.#clips.joins().length === 1;
    const placed = isAlone ? own : placeSegments(own, join);
    for (const [index, segment] of placed.entries()) {
      const original = own[index];
      if (original) this.#origins.set(segment, { rendition, segment: original, join });
    }
    this.#placed.set(join, placed);
    return placed;
  }

  #joinAt(seconds: number): Join {
    const join = joinAt(this.#clips.joins(), seconds);
    if (!join) throw new RangeError("The timeline has no clip.");
    return join;
  }

  #originOf(segment: Segment): Origin {
    const origin = this.#origins.get(segment);
    if (!origin) throw new RangeError("The segment is of another rendition.");
    return origin;
  }
}
