import * as z from "zod/mini";
import { plainText, somethingToRead } from "#plain-text.ts";
import { natureSounds } from "#vibes/limits.ts";
import { mixNameMaxLength } from "./limits.ts";

/** The levels of a mix's sounds. A sound at level 0 is off, and left out; at least one is on. */
export const mixLevels = z
  .partialRecord(z.enum(natureSounds), z.int().check(z.minimum(0), z.maximum(100)))
  .check(
    z.overwrite((levels) => {
      const on = { ...levels };
      for (const sound of natureSounds) if (on[sound] === 0) delete on[sound];
      return on;
    }),
    z.refine((levels) => Object.keys(levels).length > 0, "must turn a sound on"),
  );
export type MixLevels = z.infer<typeof mixLevels>;

/** Unique in a profile, regardless of case. */
export const mixName = z
  .string()
  .check(plainText, somethingToRead, z.minLength(1), z.maxLength(mixNameMaxLength));

export const savedMix = z.object({
  id: z.uuid(),
  name: z.string(),
  levels: mixLevels,
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type SavedMix = z.infer<typeof savedMix>;

export const newMix = z.strictObject({ name: mixName, levels: mixLevels });
export type NewMix = z.infer<typeof newMix>;
