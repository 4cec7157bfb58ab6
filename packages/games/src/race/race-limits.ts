import { ticksPerSecond } from "#kernel/game-rules.ts";

/**
 * How long the server waits for the inputs of a tick. After that it repeats the latest input, and
 * the participant's browser corrects its own state.
 */
export const lateTicks = ticksPerSecond / 2;

/** How far inputs may be ahead of the server's clock; more could look into the future. */
export const aheadTicks = 12;

/** Ticks between two snapshots: 15 a second. */
export const ticksPerSnapshot = 4;

/** Ticks between the last participant's arrival, or the first one's and a limit, and the end. */
export const graceTicks = 20 * ticksPerSecond;
