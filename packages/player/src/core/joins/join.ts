import type { PlaybackSource } from "#core/playback-source.ts";

/** A source that is joined to others, under a name of the caller's choice. */
export type Clip = { id: string; source: PlaybackSource };

/** A clip's span on the timeline of the player, which plays joined clips as one film. */
export type Join = Clip & { startSeconds: number; endSeconds: number };

/** Of all clips that are joined: the join lies on their common frame grid. */
const framesPerSecond = 24;
/** Less than half a frame. */
const hairSeconds = 0.01;

/** The nearest instant at which a frame begins. */
export function onFrameGrid(seconds: number): number {
  return Math.round(seconds * framesPerSecond) / framesPerSecond;
}

/** The timeline of a single clip. */
export function firstJoin(clip: Clip): readonly Join[] {
  return [{ ...clip, startSeconds: 0, endSeconds: clip.source.durationSeconds }];
}

/** The timeline with another clip at its end, a whole number of frames after the start. */
export function appendJoin(joins: readonly Join[], clip: Clip): readonly Join[] {
  const last = joins.at(-1);
  if (!last) return firstJoin(clip);
  const startSeconds = onFrameGrid(last.endSeconds);
  const endSeconds = onFrameGrid(startSeconds + clip.source.durationSeconds);
  return [
    ...joins.slice(0, -1),
    { ...last, endSeconds: startSeconds },
    { ...clip, startSeconds, endSeconds },
  ];
}

/** The timeline without everything after an instant of the frame grid. */
export function cutJoins(joins: readonly Join[], atSeconds: number): readonly Join[] {
  return joins
    .filter(({ startSeconds }) => startSeconds < atSeconds - hairSeconds)
    .map((join) => ({ ...join, endSeconds: Math.min(join.endSeconds, atSeconds) }));
}

/** The clip at a time: the first one before the timeline, the last one after it, null without any. */
export function joinAt(joins: readonly Join[], seconds: number): Join | null {
  return (
    joins.findLast(({ startSeconds }) => startSeconds <= seconds + hairSeconds) ?? joins[0] ?? null
  );
}

/**
 * Where the timeline can be cut so that a viewer sees nothing but the join: at the earliest
 * `leadSeconds` ahead of the play head, and at the timeline's end where that comes sooner.
 */
export function cutInstant(
  joins: readonly Join[],
  at: { wishedSeconds: number; playHeadSeconds: number; leadSeconds: number },
): number {
  const end = joins.at(-1)?.endSeconds ?? 0;
  const earliest = Math.max(at.wishedSeconds, at.playHeadSeconds + at.leadSeconds);
  return Math.min(onFrameGrid(end), onFrameGrid(earliest));
}
