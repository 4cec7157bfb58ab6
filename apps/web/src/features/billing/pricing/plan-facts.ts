import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { formatList } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

/** One line about the audience of each plan. */
export const suits = (): Readonly<Record<PlanId, string>> => ({
  duo: say`For the two of you, or one and a guest.`,
  family: say`For a family with a screen each.`,
  pride: say`For three generations, and the cousins.`,
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
      question: say`Can I leave whenever I like?`,
      answer: say`Yes. Canceling takes two presses. You keep watching until the month you paid for is over, and nothing more is charged.`,
    },
    {
      question: say`What if I need more seats, or fewer?`,
      answer: say`Change plans at any time. You see the exact price before you pay it: what is left of your month is taken off. With fewer seats, you choose who keeps theirs.`,
    },
    {
      question: say`What is free?`,
      answer: say`Looking around and every trailer. A plan is for whole films and for hosting parties.`,
    },
    {
      question: say`What do you keep of my card?`,
      answer: say`Its brand, its last four digits and when it expires. Never the number.`,
    },
  ] as const;
