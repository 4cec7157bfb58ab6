/** Invoices a plan change at once, prorated from an instant. Stripe uses whole seconds. */
export function prorateAt(at: number) {
  const proration_date = Math.floor(at / 1000);
  return { proration_behavior: "always_invoice", proration_date } as const;
}
