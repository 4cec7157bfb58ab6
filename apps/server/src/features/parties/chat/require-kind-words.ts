import { AppError } from "@goldmane/contracts/errors";
import { findSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";

/**
 * Foul, hurtful or too personal words are nobody's here, whatever their age.
 * @throws AppError NOT_ALLOWED
 */
export function requireKindWords(words: string): void {
  const alert = findSafetyAlert(words, { direction: "out" });
  if (!alert) return;
  const said =
    alert.category === "personal"
      ? "Keep addresses and numbers to yourself here."
      : "Say that in kinder words.";
  throw new AppError("NOT_ALLOWED", said, { reason: "words" });
}
