import { AppError } from "@goldmane/contracts/errors";
import { findSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";

/**
 * Rejects foul, hurtful and personal text, whatever the author's age.
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
