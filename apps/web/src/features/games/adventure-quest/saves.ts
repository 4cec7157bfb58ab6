import { toSave, type QuestSave, readSave } from "@goldmane/games/adventure-quest/save";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { openSave, type SaveFile } from "#features/games/saves/open-save.ts";

export const slots = [0, 1, 2] as const;

type Stored = { save: QuestSave } & Record<string, unknown>;

let files: SaveFile<Stored>[] = [];

/** Opens the three saved stories of a profile; without a profile they stay on this device. */
export function openSlots(profileId: string | null): void {
  files = slots.map((slot) =>
    openSave<Stored>(
      { profileId, game: "adventure-quest", slot: `${slot}` },
      { read: readStored, merge: furthest },
    ),
  );
}

/** The saved story of a slot; null for an empty one. */
export async function loadStory(slot: number): Promise<QuestSave | null> {
  return (await files[slot]?.load())?.save ?? null;
}

/** The saved story with the most progress, and its slot; null without one. */
export async function furthestStory(): Promise<{ save: QuestSave; slot: number } | null> {
  const stories = await Promise.all(
    slots.map(async (slot) => ({ slot, save: await loadStory(slot) })),
  );
  const saved = stories.flatMap(({ save, slot }) => (save ? [{ save, slot }] : []));
  return saved.toSorted((a, b) => progressOf(b.save) - progressOf(a.save))[0] ?? null;
}

/** Saves a story into its slot, in the background. */
export function saveStory(slot: number, state: QuestState): void {
  void files[slot]?.save({ save: toSave(state) });
}

function readStored(data: unknown): Stored | null {
  try {
    return { save: readSave(Object(data).save) };
  } catch {
    return null;
  }
}

/** Picks the story with more progress when two devices differ. */
function furthest(mine: Stored, newer: Stored): Stored {
  return progressOf(newer.save) >= progressOf(mine.save) ? newer : mine;
}

function progressOf({ done }: QuestSave): number {
  return done.reduce((sum, list) => sum + list.length, 0);
}
