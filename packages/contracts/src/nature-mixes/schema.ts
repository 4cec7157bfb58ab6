import * as z from "zod/mini";
import { plainText, somethingToRead } from "#plain-text.ts";
import { mixNameMaxLength, natureLevelMax, natureSounds } from "./limits.ts";

const level = z.int().check(z.minimum(0), z.maximum(natureLevelMax));

/** The level of each sound; at least one is above 0. */
export const natureLevels = z
  .strictObject({
    rain: level,
    waves: level,
    wind: level,
    fire: level,
    birds: level,
    crickets: level,
    stream: level,
    thunder: level,
    cafe: level,
    train: level,
  })
  .check(
    z.refine((levels) => natureSounds.some((sound) => levels[sound] > 0), "must turn a sound on"),
  );
export type NatureLevels = z.infer<typeof natureLevels>;

/** Unique in a profile, regardless of case. */
export const mixName = z
  .string()
  .check(plainText, somethingToRead, z.minLength(1), z.maxLength(mixNameMaxLength));

export const natureMix = z.object({
  id: z.uuid(),
  name: z.string(),
  levels: natureLevels,
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type NatureMix = z.infer<typeof natureMix>;

export const newNatureMix = z.strictObject({ name: mixName, levels: natureLevels });
export type NewNatureMix = z.infer<typeof newNatureMix>;
