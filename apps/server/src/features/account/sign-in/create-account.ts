import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { NewAccount } from "@goldmane/contracts/account/sign-in/schema";
import { AppError } from "@goldmane/contracts/errors";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import { foundHousehold } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import { newId } from "#platform/ids.ts";
import { enter } from "#features/account/enter.ts";
import { enqueueLetter } from "#features/account/letters/letter-order.ts";
import { noteAct } from "#features/account/acts/note-act.ts";
import { insertAccount } from "#features/account/owner/store.ts";

/** An account, its household and the household's first parent, or none of them. */
export async function createAccount(
  app: App,
  browser: Browser,
  { email, password, householdName, name }: NewAccount,
): Promise<CurrentSession> {
  const { address } = browser;
  const passwordHash = await hashPassword(password);
  const accountId = newId(app.now());
  const { householdId, profileId } = await attempt(
    app,
    { subject: `new accounts, ${address}`, address },
    () =>
      app.db.transaction().execute(async (db) => {
        const isNew = await insertAccount(db, {
          id: accountId,
          email,
          email_key: toEmailKey(email),
          password_hash: passwordHash,
          is_verified: 0,
          created_at: app.now(),
        });
        if (!isNew) {
          throw new AppError("CONFLICT", "Sign in instead, or use another e-mail address.");
        }
        const facts = { accountId, householdName, name, passwordHash };
        const founded = await foundHousehold({ ...app, db }, facts);
        await noteAct(app, db, browser, { ...founded, accountId, kind: "account.created" });
        return founded;
      }),
  );
  await enqueueLetter(app, { kind: "verify-address", accountId });
  return await enter(app, browser, { accountId, householdId, profileId }, { isFirst: true });
}
