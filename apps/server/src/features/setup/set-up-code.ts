import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import { toCodeKey } from "@goldmane/contracts/family/rules";
import type { App } from "#platform/app.ts";
import { isRestoreReady } from "#platform/backups/restore/restore-folders.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { deriveCode } from "#platform/identity/household-codes.ts";
import { findSetup } from "#platform/setup/setup-table.ts";

/**
 * The code is derived from a random nonce in the database and SESSION_SECRET. So every node prints the
 * same one, it outlives restarts until it is used, and a stolen database doesn't contain it.
 */
export function toSetupCode({ config }: Pick<App, "config">, nonce: string): string {
  return deriveCode(`set-up code\n${nonce}`, config.sessionSecret);
}

/**
 * Returns the nonce that using the code consumes. Wrong codes are slowed down.
 * @throws AppError NOT_ALLOWED, CONFLICT once the code was used, TOO_MANY_REQUESTS.
 */
export async function verifySetupCode(
  app: App,
  { address }: Pick<Browser, "address">,
  code: string,
): Promise<string> {
  return await attempt(app, { subject: "the set-up code", address }, async () => {
    const nonce = (await findSetup(app.db))?.codeNonce ?? null;
    if (nonce === null) throw isRestoreReady(app.config) ? isRestoring() : isSetUpAlready();
    if (isSame(code, toSetupCode(app, nonce))) return nonce;
    throw new AppError(
      "NOT_ALLOWED",
      "That’s not the set-up code. You’ll find it in the window where the server started.",
    );
  });
}

export function isSetUpAlready(): AppError {
  return new AppError("CONFLICT", "Someone has already set up this server. Sign in instead.", {
    isSetUp: true,
  });
}

function isRestoring(): AppError {
  return new AppError("CONFLICT", "A backup is being restored. Restart the server to finish.", {
    isRestoring: true,
  });
}

/** In constant time. Dashes, spaces and case don't count. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(code: string): Buffer {
  return createHash("sha256").update(toCodeKey(code).replaceAll(/[\s-]/g, "")).digest();
}
