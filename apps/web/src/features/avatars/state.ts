import {
  type AvatarPart,
  avatarPartNames,
  avatarParts,
  type OutfitId,
} from "@goldmane/contracts/avatars/limits";
import type { AvatarLook } from "@goldmane/contracts/avatars/schema";

export type MakerState = {
  look: AvatarLook;
  /** The part whose choices are shown. */
  part: AvatarPart;
};

export type MakerEvent =
  | { type: "part-opened"; part: AvatarPart }
  | { type: "chosen"; part: AvatarPart; choice: string }
  /** One number from 0 to 1 for each part. */
  | { type: "rolled"; rolls: readonly number[]; outfits: readonly OutfitId[] };

export function nextMaker(state: MakerState, event: MakerEvent): MakerState {
  if (event.type === "part-opened") return { ...state, part: event.part };
  if (event.type === "chosen")
    return { ...state, look: { ...state.look, [event.part]: event.choice } };
  return { ...state, look: rollLook(event) };
}

/** A look by chance, in an outfit that can be worn. */
function rollLook({ rolls, outfits }: Extract<MakerEvent, { type: "rolled" }>): AvatarLook {
  const chosen = avatarPartNames.map((part, at) => {
    const choices: readonly string[] = part === "outfit" ? outfits : avatarParts[part];
    const index = Math.min(choices.length - 1, Math.floor((rolls[at] ?? 0) * choices.length));
    return [part, choices[index]];
  });
  return Object.fromEntries(chosen) as AvatarLook;
}
