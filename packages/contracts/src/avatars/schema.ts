import * as z from "zod/mini";
import { achievement } from "#achievements/schema.ts";
import { avatarParts } from "./limits.ts";

export const outfitId = z.enum(avatarParts.outfit);

/** An avatar that someone made: a choice for each part, and nothing else. */
export const avatarLook = z.strictObject({
  species: z.enum(avatarParts.species),
  fur: z.enum(avatarParts.fur),
  face: z.enum(avatarParts.face),
  hat: z.enum(avatarParts.hat),
  outfit: outfitId,
  extra: z.enum(avatarParts.extra),
  backdrop: z.enum(avatarParts.backdrop),
});
export type AvatarLook = z.infer<typeof avatarLook>;

/** An outfit that the profile has, or can earn. */
export const ownOutfit = z.object({
  id: outfitId,
  canWear: z.boolean(),
  /** The badge that earns it, with the profile's progress; null for outfits from the start. */
  badge: z.nullable(
    z.pick(achievement, { id: true, name: true, how: true, have: true, need: true }),
  ),
});
export type OwnOutfit = z.infer<typeof ownOutfit>;

export const ownAvatar = z.object({
  /** The saved look; null until one is saved. */
  look: z.nullable(avatarLook),
  /** Whether it is the profile's picture. */
  isPicture: z.boolean(),
  outfits: z.array(ownOutfit),
});
export type OwnAvatar = z.infer<typeof ownAvatar>;
