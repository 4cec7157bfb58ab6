import { toControls } from "@goldmane/contracts/controls/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { lockProfileForUpdate } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { findSettings, upsertSettings } from "./store.ts";

/** Shows a profile one more title, in the caller's transaction. Announcing it is left to the caller. */
export async function allowTitle(
  { db, now }: Pick<App, "db" | "now">,
  { id, role }: Pick<FamilyProfile, "id" | "role">,
  titleId: string,
): Promise<void> {
  await lockProfileForUpdate({ db }, id);
  const before = toControls(role, await findSettings(db, id));
  const settings = {
    ...before,
    blockedTitles: before.blockedTitles.filter((blocked) => blocked !== titleId),
    allowedTitles: [...new Set([...before.allowedTitles, titleId])],
  };
  await upsertSettings(db, { profileId: id, settings, now: now() });
}
