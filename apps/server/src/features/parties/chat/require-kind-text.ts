import { AppError } from "@goldmane/contracts/errors";
import { findSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";

/**
 * Rejects foul, hurtful and personal text, whatever the author's age.
 * @throws AppError NOT_ALLOWED
 */
export function requireKindText(text: string): void {
  const alert = findSafetyAlert(text, { direction: "out" });
  if (!alert) return;
  const message =
    alert.category === "personal"
      ? "Don’t share addresses or phone numbers here."
      : "Please say that in a kinder way.";
  throw new AppError("NOT_ALLOWED", message, { reason: "text" });
}
