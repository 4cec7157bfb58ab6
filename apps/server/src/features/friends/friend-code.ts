import { createHmac } from "node:crypto";
import { friendCodeForMs } from "@goldmane/contracts/friends/limits";
import type { NewFriendCode } from "@goldmane/contracts/friends/schema";
import type { App, HouseholdViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { makeCode } from "#platform/identity/household-codes.ts";
import { deleteCode, upsertCode } from "./store.ts";

/** Creates the one-time code another household needs for a friend request. Only its hash is stored. */
export async function createFriendCode(app: App, viewer: HouseholdViewer): Promise<NewFriendCode> {
  const code = makeCode();
  const now = app.now();
  const expiresAt = now + friendCodeForMs;
  await upsertCode(app.db, {
    householdId: viewer.householdId,
    codeHash: hashFriendCode(app, code.replaceAll("-", "")),
    now,
    expiresAt,
  });
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "friends.code-made" });
  return { code, expiresAt };
}

export async function deleteFriendCode(app: App, viewer: HouseholdViewer): Promise<void> {
  await deleteCode(app.db, viewer.householdId);
}

/** HMAC with a prefix of its own, so that a household code can't be used as a friend code. */
export function hashFriendCode({ config }: Pick<App, "config">, code: string): string {
  return createHmac("sha256", config.sessionSecret)
    .update(`friend code\n${code}`)
    .digest("base64url");
}
