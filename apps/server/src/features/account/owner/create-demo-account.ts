import { demoSignIn } from "@goldmane/contracts/account/limits";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import type { App } from "#platform/app.ts";
import { demoAccountId } from "#platform/identity/demo.ts";
import { insertAccount } from "./store.ts";

/** The id of the new account of the demo's owner; null if it exists. */
export async function createDemoAccount(
  { db, now }: Pick<App, "db" | "now">,
  passwordHash: string,
): Promise<string | null> {
  const { email } = demoSignIn;
  const isNew = await insertAccount(db, {
    id: demoAccountId,
    email,
    email_key: toEmailKey(email),
    password_hash: passwordHash,
    is_verified: 1,
    is_operator: 0,
    created_at: now(),
  });
  return isNew ? demoAccountId : null;
}
