/** Where the live connection is opened: Socket.IO over a websocket, and nothing else. */
export const livePath = "/api/live";

/** Maximum size of a message in bytes; a session description with many candidates fits. */
export const liveMessageBytes = 32 * 1024;

/** Messages a connection may send at once, and how many it gains each second. */
export const liveBurst = 60;
export const livePerSecond = 30;
/** A connection is closed after this many refused messages. */
export const maxRefusedMessages = 200;

/** Maximum connections per session; one more is refused and closes none of the others. */
export const maxLiveConnections = 12;

/** A browser that reconnects within this time, in ms, receives the events that it missed. */
export const liveRecoveryMs = 120_000;

/** A party's clock: a burst of measurements at the start, then one every `clockEveryMs`. */
export const clockBurst = { count: 5, everyMs: 50 } as const;
export const clockEveryMs = 5000;
