/** Where the live connection is opened: Socket.IO over a websocket, and nothing else. */
export const livePath = "/api/live";

/** The most that one message may weigh, in bytes; a session description with many candidates fits. */
export const liveMessageBytes = 32 * 1024;

/** Messages a connection may send at once, and how many it gains each second. */
export const liveBurst = 60;
export const livePerSecond = 30;
/** Who goes on after so many were refused is disconnected. */
export const liveRefusedAtMost = 200;

/** Connections of one session; a tab more than that closes none of the others. */
export const liveConnectionsAtMost = 12;

/** What a browser missed for no longer than this it is sent when it is back, in ms. */
export const liveRecoveryMs = 120_000;

/** A party's clock: so many measurements at first, so far apart, and one each while it goes on, in ms. */
export const clockBurst = { count: 5, everyMs: 50 } as const;
export const clockEveryMs = 5000;
