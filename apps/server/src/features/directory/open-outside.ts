import type { OutsideLinkKind } from "@goldmane/contracts/directory/limits";
import { AppError } from "@goldmane/contracts/errors";
import { verifyGrownUpPassword } from "#features/account/service.ts";
import { verifyGrownUp } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { findOutsideLink } from "./outside-links.ts";
import { rightOf } from "./right-of.ts";

/** The address of an outside link. From a child's profile it takes a grown-up's PIN or password. */
export async function openOutside(
  app: App,
  { viewer, browser }: { viewer: ProfileViewer; browser: Browser },
  { kind, id, ...proof }: { kind: OutsideLinkKind; id: string } & GrownUpProof,
): Promise<{ url: string }> {
  const right = rightOf(viewer);
  if (right === "closed") {
    throw new AppError("NOT_ALLOWED", "Outside links are off for this profile.");
  }
  const link = findOutsideLink({ kind, id });
  if (!link) throw new AppError("NOT_FOUND", "This link doesn’t exist.");
  if (right === "withPin") await verifyGrownUpPresent(app, { viewer, browser }, proof);
  return { url: link.url };
}

type GrownUpProof = { pin?: string | undefined; password?: string | undefined };

async function verifyGrownUpPresent(
  app: App,
  { viewer, browser }: { viewer: ProfileViewer; browser: Browser },
  { pin, password }: GrownUpProof,
): Promise<void> {
  const { householdId } = viewer;
  if (password === undefined) return await verifyGrownUp(app, { viewer, browser }, pin);
  await verifyGrownUpPassword(app, { householdId, address: browser.address }, password);
}
