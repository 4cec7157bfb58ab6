import type { KeptCard } from "@goldmane/contracts/billing/schema";
import type { Stripe } from "stripe";

const brandNames: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** Fetches a subscription's default card; null if it is paid otherwise. */
export async function readCard(
  stripe: Stripe,
  { default_payment_method: method }: Stripe.Subscription,
): Promise<KeptCard | null> {
  if (!method) return null;
  const { card } =
    typeof method === "string" ? await stripe.paymentMethods.retrieve(method) : method;
  if (!card) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { brand: brandNames[brand] ?? brand, last4, expMonth: exp_month, expYear: exp_year };
}

/** The customer's credit balance at Stripe, in cents. */
export async function readCredit(stripe: Stripe, customerRef: string): Promise<number> {
  const customer = await stripe.customers.retrieve(customerRef);
  return customer.deleted ? 0 : Math.max(0, -customer.balance);
}
