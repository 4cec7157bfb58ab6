import type { Capabilities } from "@goldmane/contracts/assistant/schema";
import type { useHearing } from "#features/assistant/voice/use-hearing.ts";
import { say } from "#platform/words/say.ts";

/** The microphone's status message. */
export function describeHearing(
  { stage, problem, hasHeard }: ReturnType<typeof useHearing>,
  capabilities: Capabilities | undefined,
): string | null {
  if (capabilities?.mayListen === false) return say`A parent can turn the microphone on.`;
  if (stage === "listening") return say`Listening … press the microphone when you are done.`;
  if (stage === "understanding") return say`Understanding …`;
  if (hasHeard) return say`Is that right? Change it if not, then send it.`;
  if (problem === "denied") return say`The browser does not let Leo hear you.`;
  if (problem === "unavailable") return say`Leo could not hear you. Try again, or type it.`;
  if (problem === "nothing") return say`Leo heard nothing. Try again, closer to the microphone.`;
  return null;
}
