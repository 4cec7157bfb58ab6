import { AppError } from "@goldmane/contracts/errors";
import { hasGrownUpPin, proveGrownUp } from "#features/family/service.ts";
import { hasHousehold, type App, type Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { proveGrownUpPassword } from "./prove-grown-up-password.ts";

export type GrownUpProof = { pin?: string | undefined; password?: string | undefined };

/**
 * Anyone may sign out except a child: afterwards no parental limits hold on the device, and only a
 * password signs it in again. A grown-up's PIN or password allows it; the password is required where
 * no grown-up has a PIN.
 * @throws AppError PIN_REQUIRED, PASSWORD_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function proveMayLeave(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { pin, password }: GrownUpProof,
): Promise<void> {
  const { profile } = viewer;
  const isChild = profile ? profile.role === "child" : viewer.isHeldByChild;
  if (!isChild || !hasHousehold(viewer)) return;
  const { householdId } = viewer;
  if (password !== undefined) {
    return await proveGrownUpPassword(app, { householdId, address: browser.address }, password);
  }
  if (await hasGrownUpPin(app, householdId)) {
    return await proveGrownUp(app, { viewer, browser }, pin);
  }
  throw new AppError("PASSWORD_REQUIRED", "Ask a grown-up for their password.");
}
