/** What a player says of itself, at one instant. */
export type PlayerReading = {
  positionSeconds: number;
  /** Of the whole film; 0 while it isn't known. */
  durationSeconds: number;
  /** Of film that can be played from here without the network. */
  aheadSeconds: number;
  rate: number;
  isPaused: boolean;
  /** It could not move if it should: bytes are missing, or a seek is under way. */
  isHeld: boolean;
  /** The browser wants a touch before it plays, so that an order to play is in vain. */
  isBlocked: boolean;
};
