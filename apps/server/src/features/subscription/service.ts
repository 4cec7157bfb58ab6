import { AppError } from "@goldmane/contracts/errors";
import { findPlan, hasAccess } from "@goldmane/contracts/subscription/rules";
import type { SubscriptionAccess } from "@goldmane/contracts/subscription/schema";
import type { App, Viewer } from "#platform/app.ts";
import { countProfiles, findSubscription, type Subscription, upsertSubscription } from "./store.ts";

const nothing: SubscriptionAccess = {
  hasAccess: false,
  currentUsers: 0,
  maxUsers: 0,
  planName: null,
};

/** A household's access by its plan. Inside a transaction, pass it as `db`. */
export async function readAccess(
  { db, now }: Pick<App, "db" | "now">,
  householdId: string,
): Promise<SubscriptionAccess> {
  const subscription = await findSubscription(db, householdId);
  const plan = subscription && findPlan(subscription.plan);
  return {
    hasAccess: plan !== null && hasAccess(subscription, now()),
    currentUsers: await countProfiles(db, householdId),
    maxUsers: plan?.maxUsers ?? 0,
    planName: plan?.name ?? null,
  };
}

/** The access of the viewer's household; none for visitors. */
export async function readOwnAccess(app: App, viewer: Viewer): Promise<SubscriptionAccess> {
  return viewer.householdId ? await readAccess(app, viewer.householdId) : nothing;
}

/**
 * Guards whole films, party hosting and exports.
 * @throws AppError NOT_SIGNED_IN for visitors and without a profile, SUBSCRIPTION_REQUIRED without an
 * active plan, USER_LIMIT_REACHED for a profile without a seat.
 */
export async function requireSubscription(app: App, viewer: Viewer): Promise<void> {
  if (!viewer.householdId) throw new AppError("NOT_SIGNED_IN", "Sign in to watch full films.");
  const access = await readAccess(app, viewer.householdId);
  if (!access.hasAccess) throw subscriptionRequired(access);
  if (!viewer.profile) throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  if (!viewer.profile.hasSeat) throw userLimitReached(access);
}

export function subscriptionRequired(access: SubscriptionAccess): AppError {
  return new AppError(
    "SUBSCRIPTION_REQUIRED",
    "Please upgrade your plan to access the platform. Click calendar icon for pricing.",
    usageOf(access),
  );
}

export function userLimitReached(access: SubscriptionAccess): AppError {
  const { planName, maxUsers } = access;
  return new AppError(
    "USER_LIMIT_REACHED",
    `${planName} is for ${maxUsers} users, and all of its seats are taken.`,
    usageOf(access),
  );
}

export function usageOf({ planName, currentUsers, maxUsers }: SubscriptionAccess) {
  return { planName, currentUsers, maxUsers };
}

/** A household's subscription; null before its first plan. */
export async function readSubscription(
  { db }: Pick<App, "db">,
  householdId: string,
): Promise<Subscription | null> {
  return await findSubscription(db, householdId);
}

/** Saves a household's subscription. */
export async function saveSubscription(
  { db, now }: Pick<App, "db" | "now">,
  householdId: string,
  subscription: Subscription,
): Promise<void> {
  await upsertSubscription(db, householdId, { ...subscription, now: now() });
}
