import { busEvent } from "#platform/bus/bus.ts";

/** Too many wrong PINs were typed in a household. */
export const pinsLocked = busEvent<{ householdId: string }>("family.pins-locked");
