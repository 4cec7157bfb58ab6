import type { Capabilities } from "@goldmane/contracts/assistant/schema";
import type { useHearing } from "#features/assistant/voice/use-hearing.ts";
import { say } from "#platform/words/say.ts";

/** The microphone's status message. */
export function describeHearing(
  {
    stage,
    problem,
    hasHeard,
  }: Pick<ReturnType<typeof useHearing>, "stage" | "problem" | "hasHeard">,
  capabilities: Capabilities | undefined,
): string | null {
  if (capabilities?.mayListen === false) return say`A parent can turn the microphone on.`;
  if (stage === "listening") return say`Listening… Press the microphone when you’re done.`;
  if (stage === "understanding") return say`Transcribing…`;
  if (hasHeard) return say`Is that right? Edit it if not, then send.`;
  if (problem === "denied") return say`Allow the microphone in your browser so Leo can hear you.`;
  if (problem === "unavailable") return say`Leo couldn’t hear you. Try again, or type instead.`;
  if (problem === "nothing") return say`I didn’t catch that. Try again?`;
  return null;
}
