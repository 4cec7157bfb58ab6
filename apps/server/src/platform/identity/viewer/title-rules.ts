import type { ControlSettings } from "@goldmane/contracts/controls/schema";
import type { TitleRules } from "#platform/app.ts";
import { toWords } from "#platform/to-words.ts";

/** Null if nothing is blocked or allowed, so that only the rating applies. */
export function toTitleRules(
  controls: Pick<ControlSettings, "blockedTitles" | "allowedTitles" | "blockedWords">,
): TitleRules | null {
  const blocked = [...new Set(controls.blockedTitles)].toSorted();
  const allowed = [...new Set(controls.allowedTitles)].toSorted();
  const words = [...new Set(controls.blockedWords.map(toWords))].filter(Boolean).toSorted();
  if (blocked.length + allowed.length + words.length === 0) return null;
  return {
    key: JSON.stringify([blocked, allowed, words]),
    blocked: new Set(blocked),
    allowed: new Set(allowed),
    words,
  };
}
