import { createHmac } from "node:crypto";
import { friendCodeForMs } from "@goldmane/contracts/friends/limits";
import type { NewFriendCode } from "@goldmane/contracts/friends/schema";
import type { App, Viewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { makeCode } from "#platform/identity/household-codes.ts";
import { deleteCode, upsertCode } from "./store.ts";

/** Makes the code by which one other household may ask to be friends. It is told this once. */
export async function createFriendCode(app: App, viewer: Viewer): Promise<NewFriendCode> {
  const code = makeCode();
  const now = app.now();
  const expiresAt = now + friendCodeForMs;
  await upsertCode(app.db, {
    householdId: viewer.householdId ?? "",
    codeHash: hashFriendCode(app, code.replaceAll("-", "")),
    now,
    expiresAt,
  });
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "friends.code-made" });
  return { code, expiresAt };
}

export async function deleteFriendCode(app: App, viewer: Viewer): Promise<void> {
  await deleteCode(app.db, viewer.householdId ?? "");
}

/** Keyed as those of households are, and for another use: one opens nothing in place of the other. */
export function hashFriendCode({ config }: Pick<App, "config">, code: string): string {
  return createHmac("sha256", config.sessionSecret)
    .update(`friend code\n${code}`)
    .digest("base64url");
}
