import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say, sayText } from "#platform/words/say.ts";

/**
 * The titles of the hero's rotation, without duplicates and without those that the viewer can't
 * see.
 */
export function listReelFilms(
  rotation: readonly Pick<HeroMedium, "titleId">[],
  titles: readonly TitleCard[],
): readonly TitleCard[] {
  const ids = [...new Set(rotation.map(({ titleId }) => titleId))];
  return ids.flatMap((id) => titles.find((title) => title.id === id) ?? []);
}

/** The first three moods of a film as text; null if it has none. */
export function describeMoods({ moods }: Pick<TitleCard, "moods">): string | null {
  return moods.length === 0 ? null : say`Mood: ${moods.slice(0, 3).map(sayText).join(", ")}`;
}

/** How many slides a key moves forward, negative for back; 0 for other keys. */
export function slidesForKey(key: string): number {
  if (key === "ArrowDown" || key === "PageDown") return 1;
  return key === "ArrowUp" || key === "PageUp" ? -1 : 0;
}
