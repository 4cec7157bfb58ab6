/** A player's state at one instant. */
export type PlayerReading = {
  positionSeconds: number;
  /** Duration of the whole film; 0 while unknown. */
  durationSeconds: number;
  /** Seconds buffered from the current position. */
  aheadSeconds: number;
  rate: number;
  isPaused: boolean;
  /** Can't advance: data is missing, or a seek is in progress. */
  isStalled: boolean;
  /** The browser requires a user gesture, so a command to play would fail. */
  isBlocked: boolean;
};
