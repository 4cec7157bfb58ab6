import { randomBytes } from "node:crypto";
import { hasPaidPlans } from "#features/billing/service.ts";
import type { App } from "#platform/app.ts";
import { findSetup, hasAccounts, insertSetup, renewSetup } from "#platform/setup/setup-table.ts";

/**
 * Prepares a server without accounts for its set-up, also one whose last account was deleted. The
 * first start on a database with accounts, from before there was a set-up, keeps registration open if
 * plans are sold there.
 */
export async function openSetup(app: App): Promise<void> {
  if (app.config.demo) return;
  const setup = await findSetup(app.db);
  if (await hasAccounts(app.db)) {
    if (setup) return;
    await keepSelling(app);
    await insertSetup(app.db, null);
    return;
  }
  const nonce = randomBytes(16).toString("base64url");
  if (!setup) await insertSetup(app.db, nonce);
  else if (setup.codeNonce === null) await renewSetup(app.db, nonce);
}

async function keepSelling(app: App): Promise<void> {
  if (app.settings.sourceOf("registration").from !== "default") return;
  if (app.payments.gateway === "none" || !(await hasPaidPlans(app))) return;
  await app.settings.change({ values: { registration: "open" } });
}
