import { email, type NewAccount } from "@goldmane/contracts/account/sign-in/schema";
import { newPassword } from "@goldmane/contracts/family/schema";
import { passwordMinLength } from "@goldmane/contracts/family/limits";
import type { Billing } from "@goldmane/contracts/billing/schema";
import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { say } from "#platform/words/say.ts";

export const emptyAccount: NewAccount = { name: "", householdName: "", email: "", password: "" };

export type AccountProblems = Partial<Record<keyof NewAccount, string>>;

/** Validates a new account's fields. */
export function findAccountProblems(account: NewAccount): AccountProblems {
  const problems: AccountProblems = {};
  if (account.name.trim() === "") problems.name = say`Enter your name.`;
  if (account.householdName.trim() === "") problems.householdName = say`Enter a household name.`;
  if (!email.safeParse(account.email.trim()).success) {
    problems.email = say`Enter an e-mail address like you@example.org.`;
  }
  if (!newPassword.safeParse(account.password).success) {
    problems.password = say`Use at least ${passwordMinLength} characters.`;
  }
  return problems;
}

export type Step = "account" | "payment" | "not-a-parent" | "has-plan" | "waiting" | "done";

/** The current step of the checkout. */
export function findStep(facts: {
  session: CurrentSession;
  billing: Billing | null;
  /** Returned from the gateway's page. */
  isReturning: boolean;
  /** The payment on this page succeeded. */
  hasPaid: boolean;
}): Step {
  const { session, billing, isReturning, hasPaid } = facts;
  if (!session.profile) return "account";
  if (session.profile.role !== "parent") return "not-a-parent";
  const runs = billing !== null && ["trialing", "active", "past_due"].includes(billing.state);
  if (runs) return hasPaid || isReturning ? "done" : "has-plan";
  return isReturning ? "waiting" : "payment";
}
