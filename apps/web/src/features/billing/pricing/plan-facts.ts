import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { say } from "#platform/words/say.ts";

/** Whom a plan suits, in a line. */
export const suits = (): Readonly<Record<PlanId, string>> => ({
  duo: say`For the two of you, or one and a guest.`,
  family: say`For a family with a screen each.`,
  pride: say`For three generations, and the cousins.`,
});

/** What every plan holds. */
export const everyPlan = () =>
  [
    say`Unlimited streaming of 150+ animated titles`,
    say`Leo and Mirrorlox, your AI assistants`,
    say`AR experiences on devices that have them`,
    say`Premium features: Party Zone, games, Create Studio`,
  ] as const;

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
      answer: say`Looking around and every trailer. A plan is for whole films, hosting parties and exports.`,
    },
    {
      question: say`What do you keep of my card?`,
      answer: say`Its brand, its last four digits and when it expires. Never the number.`,
    },
  ] as const;
