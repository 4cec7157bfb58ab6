/** What a household can pay for, by the month. Prices are US cents. */
export const plans = [
  { id: "duo", name: "Gold Duo", cents: 1499, maxUsers: 2, label: "$14.99 for 2 users" },
  { id: "family", name: "Gold Family", cents: 2499, maxUsers: 5, label: "$24.99 for 5 users" },
  { id: "pride", name: "Gold Pride", cents: 3499, maxUsers: 10, label: "$34.99 for 10 users" },
] as const;

export type Plan = (typeof plans)[number];
export type PlanId = Plan["id"];

/** The plan of a household that chose none: the one that the product is known by. */
export const defaultPlan: Plan = plans[0];

/** How long a household whose payment failed keeps watching. */
export const graceMs = 7 * 24 * 3_600_000;
