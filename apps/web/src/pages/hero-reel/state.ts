import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say, sayText } from "#platform/words/say.ts";

/** The films of the rotation, each once, as the library knows them. */
export function filmsOf(
  rotation: readonly Pick<HeroMedium, "titleId">[],
  titles: readonly TitleCard[],
): readonly TitleCard[] {
  const ids = [...new Set(rotation.map(({ titleId }) => titleId))];
  return ids.flatMap((id) => titles.find((title) => title.id === id) ?? []);
}

/** Why to watch it: the moods that it is for. */
export function sayWhy({ moods }: Pick<TitleCard, "moods">): string | null {
  return moods.length === 0
    ? null
    : say`Watch it for: ${moods.slice(0, 3).map(sayText).join(", ")}`;
}

/** How many slides a key goes on; 0 for one that means something else. */
export function readKey(key: string): number {
  if (key === "ArrowDown" || key === "PageDown") return 1;
  return key === "ArrowUp" || key === "PageUp" ? -1 : 0;
}
