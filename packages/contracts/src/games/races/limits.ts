/** The number of people in a race. */
export const raceSize = { least: 2, most: 8 } as const;

/** Between "Start race" and the start: everyone sees a count-down. */
export const raceCountdownMs = 4_000;

/** The most ticks of inputs in one message; a browser that was away sends several messages. */
export const raceInputsPerMessage = 120;

/** People invited to one race. */
export const raceInvitationsAtMost = raceSize.most - 1;
