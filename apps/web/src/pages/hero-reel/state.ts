import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say, sayText } from "#platform/words/say.ts";

/** The rotation's films, each once; skips those that the viewer can't see. */
export function filmsOf(
  rotation: readonly Pick<HeroMedium, "titleId">[],
  titles: readonly TitleCard[],
): readonly TitleCard[] {
  const ids = [...new Set(rotation.map(({ titleId }) => titleId))];
  return ids.flatMap((id) => titles.find((title) => title.id === id) ?? []);
}

/** Describes the first moods of a film; null without any. */
export function describeReason({ moods }: Pick<TitleCard, "moods">): string | null {
  return moods.length === 0
    ? null
    : say`Watch it for: ${moods.slice(0, 3).map(sayText).join(", ")}`;
}

/** Slides that a key turns; 0 for other keys. */
export function turnsForKey(key: string): number {
  if (key === "ArrowDown" || key === "PageDown") return 1;
  return key === "ArrowUp" || key === "PageUp" ? -1 : 0;
}
