import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { formatList } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

/** One line about the audience of each plan. */
export const suits = (): Readonly<Record<PlanId, string>> => ({
  duo: say`For two people`,
  family: say`For a family of five`,
  pride: say`For the whole clan, cousins included`,
});

/** The pages of this build, and the names of premium ones. */
export type Offer = { hasPage: (path: string) => boolean; premium: readonly string[] };

/** The page of Mirrorlox and all augmented reality. */
const companionPath = "/ar-companion";

/** The features of every plan. Features without a page in this build are omitted. */
export function listPlanFacts({ hasPage, premium }: Offer): string[] {
  const hasCompanion = hasPage(companionPath);
  return [
    say`Unlimited streaming of 150+ animated titles`,
    hasCompanion ? say`Leo and Mirrorlox, your AI assistants` : say`Leo, your AI assistant`,
    hasCompanion ? say`AR experiences on devices that have them` : [],
    premium.length > 0 ? say`Premium features: ${formatList(premium)}` : [],
  ].flat();
}

export const reassurances = () =>
  [
    {
      question: say`Can I cancel any time?`,
      answer: say`Yes, in two clicks. You can watch until the end of the month you’ve paid for.`,
    },
    {
      question: say`What if I need more or fewer seats?`,
      answer: say`Change plans any time. You’ll see the exact price first, minus what’s left of your month.`,
    },
    {
      question: say`What is free?`,
      answer: say`Browsing and trailers are free. Full films and hosting parties need a plan.`,
    },
    {
      question: say`Do you store my card?`,
      answer: say`Only its brand, last four digits and expiration date. Never the full number.`,
    },
  ] as const;
