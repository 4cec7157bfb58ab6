import { readSave, type QuestSave } from "@goldmane/games/adventure-quest/save";

/** The stories of a slot: the current one, and others that were played separately on another device. */
export type Stories = { save: QuestSave | null; others: QuestSave[] } & Record<string, unknown>;

/** How many other stories a slot keeps: all of them fit into a save. */
const mostOthers = 3;

export function readStories(data: unknown): Stories | null {
  const { save, others } = Object(data) as Record<string, unknown>;
  try {
    return {
      save: save ? readSave(save) : null,
      others: Array.isArray(others) ? others.map(readSave) : [],
    };
  } catch {
    return null;
  }
}

/** Joins the slots of two devices. Both stories stay, unless one continues the other. */
export function mergeStories(mine: Stories, newer: Stories): Stories {
  const all = [mine.save, newer.save, ...mine.others, ...newer.others].filter(
    (one) => one !== null,
  );
  const furthest = all.toSorted((a, b) => progressOf(b) - progressOf(a));
  return toStories(furthest);
}

/** The slot after more of a story was played, either one of its own or a new one. */
export function continueStory(current: Stories | null, save: QuestSave): Stories {
  return toStories([save, ...(current?.save ? [current.save] : []), ...(current?.others ?? [])]);
}

/** Keeps each story that none before it continues. */
function toStories(all: readonly QuestSave[]): Stories {
  const [save = null, ...others] = all.filter(
    (one, at) => !all.slice(0, at).some((before) => continues(before, one)),
  );
  return { save, others: others.slice(0, mostOthers) };
}

/** Whether a story has everything that another had: then it is the same story, further on. */
function continues(story: QuestSave, other: QuestSave): boolean {
  return other.done.every((items, realm) => {
    const own = new Set(story.done[realm]);
    return items.every((item) => own.has(item));
  });
}

/** How much of a story is done; only comparable. */
export function progressOf({ done }: QuestSave): number {
  return done.reduce((sum, list) => sum + list.length, 0);
}
