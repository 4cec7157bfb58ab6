import type { App } from "#platform/app.ts";
import { createHash } from "node:crypto";
import { recoveryCodesCount } from "@goldmane/contracts/account/two-step/limits";
import { toCodeKey } from "@goldmane/contracts/family/rules";
import { makeCode } from "#platform/identity/household-codes.ts";
import { replaceRecoveryCodes } from "./store.ts";

/** Replaces all codes, in the caller's transaction. Only their hashes are stored. */
export async function createRecoveryCodes(db: App["db"], accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesCount }, makeCode);
  const hashes = codes.map((code) => hashRecoveryCode(accountId, code));
  await replaceRecoveryCodes(db, accountId, hashes);
  return codes;
}

/** Ignores case and dashes. Codes are random, so they need no slow hash. */
export function hashRecoveryCode(accountId: string, code: string): string {
  const key = toCodeKey(code).replaceAll(/[\s-]/g, "");
  return createHash("sha256").update(`recovery code\n${accountId}\n${key}`).digest("base64url");
}
