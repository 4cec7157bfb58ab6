import { answerDistress } from "@goldmane/leo/distress/answer-distress";
import { findDistress } from "@goldmane/leo/distress/find-distress";

/** The fixed answer to a message in distress, without the helpline, which only the server knows. */
export function answerDistressOffline(message: string): string | null {
  const distress = findDistress(message);
  if (!distress) return null;
  // The answers for trouble at home refer to the helpline, so the cause is left out here.
  return answerDistress(
    { ...distress, cause: distress.cause === "home" ? "unknown" : distress.cause },
    { isGrownUp: false },
  );
}
