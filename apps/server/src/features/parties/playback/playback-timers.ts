import { PartyTimers } from "#features/parties/room/party-timers.ts";
import { perApp } from "#platform/per-app.ts";

/** When a wait or a film ends. */
export const playbackTimersOf = perApp((app) => new PartyTimers(app));
