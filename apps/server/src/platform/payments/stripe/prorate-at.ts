/** Another plan is paid for at once, counted from an instant. Stripe counts in whole seconds. */
export function prorateAt(at: number) {
  const proration_date = Math.floor(at / 1000);
  return { proration_behavior: "always_invoice", proration_date } as const;
}
