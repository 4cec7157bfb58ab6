import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { toSave, type QuestSave } from "@goldmane/games/adventure-quest/save";
import { openSave, type SaveFile } from "#features/games/saves/open-save.ts";
import { continueStory, mergeStories, progressOf, readStories, type Stories } from "./stories.ts";

export const slots = [0, 1, 2] as const;

const empty: Stories = { save: null, others: [] };

let files: SaveFile<Stories>[] = [];

/** Opens the three slots of a profile; without a profile they stay on this device. */
export function openSlots(profileId: string | null): void {
  files = slots.map((slot) =>
    openSave<Stories>(
      { profileId, game: "adventure-quest", slot: `${slot}` },
      { read: readStories, merge: mergeStories },
    ),
  );
}

/** The stories of a slot. */
export async function loadStories(slot: number): Promise<Stories> {
  return (await files[slot]?.load()) ?? empty;
}

/** The saved story with the most progress, and its slot; null without one. */
export async function furthestStory(): Promise<{ save: QuestSave; slot: number } | null> {
  const stories = await Promise.all(
    slots.map(async (slot) => ({ slot, save: (await loadStories(slot)).save })),
  );
  const saved = stories.flatMap(({ save, slot }) => (save ? [{ save, slot }] : []));
  return saved.toSorted((a, b) => progressOf(b.save) - progressOf(a.save))[0] ?? null;
}

/** Saves a story into its slot, in the background. */
export function saveStory(slot: number, state: QuestState): void {
  const save = toSave(state);
  void files[slot]?.update((current) => continueStory(current, save));
}

/** Empties a slot. */
export async function eraseStories(slot: number): Promise<void> {
  await files[slot]?.save(empty);
}
