import { AppError } from "@goldmane/contracts/errors";
import { findConcern } from "@goldmane/leo/safety/find-concern";

/**
 * Foul, hurtful or too personal words are nobody's here, whatever their age.
 * @throws AppError NOT_ALLOWED
 */
export function requireKindWords(words: string): void {
  const concern = findConcern(words, { direction: "out" });
  if (!concern) return;
  const said =
    concern.category === "personal"
      ? "Keep addresses and numbers to yourself here."
      : "Say that in kinder words.";
  throw new AppError("NOT_ALLOWED", said, { reason: "words" });
}
