import * as z from "zod/mini";
import { liveCommand, liveEvent } from "#live/message.ts";
import { raceInputsPerMessage } from "./limits.ts";
import { race, raceId } from "./schema.ts";

const input = z.int().check(z.minimum(0), z.maximum(2 ** 25 - 1));

/** Subscribes to a race that the profile takes part in. Send it again after every reconnect. */
export const enterRace = liveCommand("race.enter", {
  access: "profile",
  body: z.strictObject({ raceId }),
  reply: race,
});

/** The inputs of consecutive ticks, the first of which is `from`. */
export const sendRaceInputs = liveCommand("race.inputs", {
  access: "profile",
  body: z.strictObject({
    raceId,
    from: z.int().check(z.minimum(0)),
    inputs: z.array(input).check(z.minLength(1), z.maxLength(raceInputsPerMessage)),
  }),
});

/** The race changed: someone joined or left, it started or ended. */
export const raceChanged = liveEvent("race.changed", race);

/** Where everyone is, 15 times a second. */
export const raceSnapshot = liveEvent(
  "race.snapshot",
  z.object({
    raceId,
    /** The server's tick. */
    tick: z.int(),
    /** By the index of the racer. */
    racers: z.array(
      z.object({
        tick: z.int(),
        progress: z.int(),
        pose: z.array(z.int()),
        finishedAt: z.nullable(z.int()),
        isOut: z.boolean(),
      }),
    ),
  }),
);
export type RaceSnapshot = z.infer<(typeof raceSnapshot)["body"]>;

/**
 * To one racer, whose inputs came too late: the state after `tick` ticks, from which the browser
 * continues.
 */
export const raceCorrected = liveEvent(
  "race.corrected",
  z.object({ raceId, racer: z.int(), tick: z.int(), state: z.unknown() }),
);
