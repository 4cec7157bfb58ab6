import { realms } from "./world/realms.ts";
import { readSave, type QuestSave } from "./save.ts";

/** A new or saved story in one of three slots, one realm against the clock, or the daily dungeon. */
export type QuestOptions =
  | { mode: "story"; assist: boolean; save: QuestSave | null; slot: number }
  | { mode: "realm"; assist: boolean; realm: number }
  | { mode: "daily"; assist: boolean };

/** Reads options that came from outside; throws a RangeError for others. */
export function readQuestOptions(options: unknown): QuestOptions {
  const given: Record<string, unknown> =
    typeof options === "object" && options !== null ? { ...options } : {};
  const assist = given.assist === true;
  if (given.mode === "daily") return { mode: "daily", assist };
  if (given.mode === "realm") {
    const { realm } = given;
    if (typeof realm === "number" && Number.isInteger(realm) && realm >= 0 && realm < realms.length)
      return { mode: "realm", assist, realm };
  }
  if (given.mode === "story") {
    const slot = given.slot === 1 || given.slot === 2 ? given.slot : 0;
    return { mode: "story", assist, save: given.save ? readSave(given.save) : null, slot };
  }
  throw new RangeError("unknown options");
}
