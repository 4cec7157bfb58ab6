import { AppError } from "@goldmane/contracts/errors";
import { hasGrownUpPin, verifyGrownUp } from "#features/family/service.ts";
import { hasHousehold, type App, type Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { verifyGrownUpPassword } from "./verify-grown-up-password.ts";

export type GrownUpProof = { pin?: string | undefined; password?: string | undefined };

/**
 * Anyone may sign out except a child: afterwards no parental limits hold on the device, and only a
 * password signs it in again. A grown-up's PIN or password allows it; the password is required where
 * no grown-up has a PIN.
 * @throws AppError PIN_REQUIRED, PASSWORD_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function requireMayLeave(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { pin, password }: GrownUpProof,
): Promise<void> {
  const { profile } = viewer;
  const isChild = profile ? profile.role === "child" : viewer.isHeldByChild;
  if (!isChild || !hasHousehold(viewer)) return;
  const { householdId } = viewer;
  if (password !== undefined) {
    return await verifyGrownUpPassword(app, { householdId, address: browser.address }, password);
  }
  if (await hasGrownUpPin(app, householdId)) {
    return await verifyGrownUp(app, { viewer, browser }, pin);
  }
  throw new AppError("PASSWORD_REQUIRED", "Ask a grown-up for their password.");
}
