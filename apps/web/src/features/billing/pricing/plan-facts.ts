import type { PlanId } from "@goldmane/contracts/subscription/plans";

/** Whom a plan suits, in a line. */
export const suits: Readonly<Record<PlanId, string>> = {
  duo: "For the two of you, or one and a guest.",
  family: "For a family with a screen each.",
  pride: "For three generations, and the cousins.",
};

/** What every plan holds. */
export const everyPlan = [
  "Unlimited streaming of 150+ animated titles",
  "Leo and Mirrorlox, your AI assistants",
  "AR experiences on devices that have them",
  "Premium features: Party Zone, games, Create Studio",
] as const;

export const reassurances = [
  {
    question: "Can I leave whenever I like?",
    answer:
      "Yes. Canceling takes two presses. You keep watching until the month you paid for is over, and nothing more is charged.",
  },
  {
    question: "What if I need more seats, or fewer?",
    answer:
      "Change plans at any time. You see the exact price before you pay it: what is left of your month is taken off. With fewer seats, you choose who keeps theirs.",
  },
  {
    question: "What is free?",
    answer:
      "Looking around and every trailer. A plan is for whole films, hosting parties and exports.",
  },
  {
    question: "What do you keep of my card?",
    answer: "Its brand, its last four digits and when it expires. Never the number.",
  },
] as const;
