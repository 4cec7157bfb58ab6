/** How much to buffer around the play head, in seconds. */
export type BufferGoal = { aheadSeconds: number; behindSeconds: number };

export const defaultGoal: BufferGoal = { aheadSeconds: 30, behindSeconds: 30 };
/** In data-saving mode. */
export const lowDataGoal: BufferGoal = { aheadSeconds: 15, behindSeconds: 10 };

const minGoal: BufferGoal = { aheadSeconds: 4, behindSeconds: 2 };

/** The goal after the browser reported that its buffer is full. */
export function shrinkGoal(goal: BufferGoal): BufferGoal {
  return {
    aheadSeconds: Math.max(minGoal.aheadSeconds, goal.aheadSeconds / 2),
    behindSeconds: Math.max(minGoal.behindSeconds, goal.behindSeconds / 2),
  };
}
