import { busEvent } from "#platform/bus/bus.ts";

/** Emitted when too many wrong PINs lock a household's PINs. */
export const pinsLocked = busEvent<{ householdId: string }>("family.pins-locked");
