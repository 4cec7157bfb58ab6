/** The monthly plans. Prices are in US cents. */
export const plans = [
  { id: "duo", name: "Gold Duo", cents: 1499, maxUsers: 2, label: "$14.99 for 2 users" },
  { id: "family", name: "Gold Family", cents: 2499, maxUsers: 5, label: "$24.99 for 5 users" },
  { id: "pride", name: "Gold Pride", cents: 3499, maxUsers: 10, label: "$34.99 for 10 users" },
] as const;

export type Plan = (typeof plans)[number];
export type PlanId = Plan["id"];

/** The preselected plan. */
export const defaultPlan: Plan = plans[0];

/** The free plan of the operator's own household and of invited households. */
export const complimentaryPlan: Plan = plans[2];

/** The grace period after a failed payment. */
export const graceMs = 7 * 24 * 3_600_000;
