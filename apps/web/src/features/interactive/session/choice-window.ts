import type { Next } from "@goldmane/branching/moment";

/** When a choice is open, on the player's timeline; without an end it waits for an answer. */
export type ChoiceWindow = { opensAt: number; closesAt: number | null };

/** The next clip is joined so long before the choice's clip ends, where nothing repeats after it. */
const commitSeconds = 0.7;

/**
 * When the choice after a clip is open. A timed choice ends with its clip unless the script says
 * when it opens; where nothing repeats afterwards, it closes a little before the clip ends, so that
 * the next clip comes in time. Null at an ending.
 */
export function choiceWindow(
  next: Next,
  last: { startSeconds: number; endSeconds: number },
): ChoiceWindow | null {
  if (next.kind === "ending") return null;
  const { startSeconds, endSeconds } = last;
  if (next.kind !== "choice") return { opensAt: endSeconds, closesAt: null };
  const { timerSeconds, openAt, idle } = next;
  if (timerSeconds === null) {
    return { opensAt: openAt === null ? endSeconds : startSeconds + openAt, closesAt: null };
  }
  const opensAt = Math.max(
    startSeconds,
    openAt === null ? endSeconds - timerSeconds : startSeconds + openAt,
  );
  const latest = idle === null ? endSeconds - commitSeconds : Number.POSITIVE_INFINITY;
  return { opensAt, closesAt: Math.min(opensAt + timerSeconds, latest) };
}
