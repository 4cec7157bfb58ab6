import { AppError } from "@goldmane/contracts/errors";
import type { Payments, Settlement, BillingStatus } from "./payments.ts";

/** Sells nothing: plans are complimentary. */
export class NoPayments implements Payments {
  readonly gateway = "none";
  readonly subscribe = refuse;
  readonly quote = refuse;
  readonly change = refuse;
  readonly resume = refuse;
  readonly replaceCard = refuse;
  readonly openPortal = refuse;
  readonly readEvent = refuse;

  async cancel(status: BillingStatus): Promise<Settlement> {
    return { status: { ...status, cancelAtPeriodEnd: true }, bills: [] };
  }

  /** A plan that was paid for before payments were turned off runs on without an end. */
  async settleDue(status: BillingStatus): Promise<Settlement> {
    if (status.cancelAtPeriodEnd) {
      return { status: { ...status, state: "canceled", dueAt: null }, bills: [] };
    }
    const given = { state: "active", periodEndAt: null, anchorAt: null, dueAt: null } as const;
    return { status: { ...status, ...given, subscriptionRef: null }, bills: [] };
  }
}

async function refuse(): Promise<never> {
  throw new AppError("CONFLICT", "This server takes no payments. Its plans are free.");
}
