import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { AppError } from "@goldmane/contracts/errors";
import { parseAvatarUrl } from "@goldmane/contracts/family/rules";
import type { NewOwner } from "@goldmane/contracts/registration/schema";
import { createOwner, enqueueVerification, signInBrowser } from "#features/account/service.ts";
import { startComplimentaryPlan } from "#features/billing/service.ts";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { requireStrongPassword } from "#platform/identity/password-strength.ts";
import { hashPassword } from "#platform/identity/passwords.ts";

type Opened = { householdId: string };

/**
 * Creates a household with a complimentary plan and its owner, and signs this browser in. `before` and
 * `after` run in the same transaction.
 * @throws AppError CONFLICT if the username or the e-mail address is taken.
 */
export async function openHousehold(
  app: App,
  browser: Browser,
  {
    owner: { email: given, password, avatarUrl, ...owner },
    before,
    after,
  }: {
    owner: NewOwner & { isOperator?: boolean };
    before: (context: App) => Promise<void>;
    after?: (context: App, opened: Opened) => Promise<void>;
  },
): Promise<CurrentSession> {
  const email = given ?? null;
  await requireStrongPassword(password, [owner.name, owner.username, email ?? ""]);
  const passwordHash = await hashPassword(password);
  const avatar = parseAvatarUrl(avatarUrl) ?? undefined;
  const identity = await app.db.transaction().execute(async (db) => {
    const context = { ...app, db };
    await before(context);
    const created = await createOwner(context, browser, { ...owner, email, avatar, passwordHash });
    if (!created) {
      throw new AppError("CONFLICT", "This e-mail address is taken.", { field: "email" });
    }
    await startComplimentaryPlan(context, created.householdId);
    await after?.(context, created);
    return created;
  });
  if (email !== null) await enqueueVerification(app, identity.accountId);
  return await signInBrowser(app, browser, identity, { isFirst: true });
}
