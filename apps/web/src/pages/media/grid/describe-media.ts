import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { describeLength } from "#platform/describe-length.ts";
import { sayText } from "#platform/words/say.ts";

/** Formats a title's main facts. */
export function describeMedia(title: TitleCard): string {
  const { rating, durationSeconds, genre, year } = title;
  return `${rating} · ${describeLength(durationSeconds)} · ${sayText(nameGenre(genre))} · ${year}`;
}
