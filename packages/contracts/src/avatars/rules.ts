import { avatarPartNames, avatarParts } from "./limits.ts";
import type { AvatarLook } from "./schema.ts";

/** The look that the maker begins with: Kyle, as his film casts him. */
export const firstLook: AvatarLook = {
  species: "rabbit",
  fur: "sky",
  face: "happy",
  hat: "none",
  outfit: "none",
  extra: "scarf",
  backdrop: "meadow",
};

/** A look as one word, such as `rabbit.sky.happy.none.none.scarf.meadow`. */
export function nameLook(look: AvatarLook): string {
  return avatarPartNames.map((part) => look[part]).join(".");
}

/** The look of a name; null for anything else. Without zod, since every page reads pictures. */
export function parseLook(name: string): AvatarLook | null {
  const choices = name.split(".");
  const isKnown = avatarPartNames.every((part, at) =>
    avatarParts[part].some((choice) => choice === choices[at]),
  );
  if (!isKnown || choices.length !== avatarPartNames.length) return null;
  const parts = avatarPartNames.map((part, at) => [part, choices[at]]);
  return Object.fromEntries(parts) as AvatarLook;
}
