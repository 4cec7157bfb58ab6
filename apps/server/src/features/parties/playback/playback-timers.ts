import { PartyTimers } from "#features/parties/room/party-timers.ts";
import { perApp } from "#platform/per-app.ts";

/** Timers for the end of a wait or a film. */
export const playbackTimersOf = perApp((app) => new PartyTimers(app));
