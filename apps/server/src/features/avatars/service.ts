import { avatarParts, badgeOfOutfit, type OutfitId } from "@goldmane/contracts/avatars/limits";
import { nameLook } from "@goldmane/contracts/avatars/rules";
import type { AvatarLook, OwnAvatar, OwnOutfit } from "@goldmane/contracts/avatars/schema";
import { AppError } from "@goldmane/contracts/errors";
import { readAchievements } from "#features/achievements/service.ts";
import { savePicture } from "#features/family/service.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { findLook, saveLook } from "./store.ts";

export async function readOwnAvatar(app: App, viewer: ProfileViewer): Promise<OwnAvatar> {
  const look = await findLook(app.db, viewer.profile.id);
  return {
    look,
    isPicture: look !== null && viewer.profile.avatar === nameLook(look),
    outfits: await listOutfits(app, viewer),
  };
}

/**
 * Saves the profile's look. If the picture shows the look saved before, it changes with it.
 * @throws AppError NOT_ALLOWED for an outfit that the profile hasn't earned
 */
export async function saveAvatar(
  app: App,
  viewer: ProfileViewer,
  { look, asPicture }: { look: AvatarLook; asPicture: boolean },
): Promise<OwnAvatar> {
  const { id: profileId, avatar } = viewer.profile;
  const outfits = await listOutfits(app, viewer);
  requireOutfit(outfits, look.outfit);
  const before = await findLook(app.db, profileId);
  const isPicture = asPicture || (before !== null && avatar === nameLook(before));
  await app.db.transaction().execute(async (db) => {
    await saveLook(db, { profileId, look, now: app.now() });
    if (isPicture) await savePicture({ db }, viewer, nameLook(look));
  });
  if (isPicture) await announceIdentityChange(app, { householdId: viewer.householdId });
  return { look, isPicture, outfits };
}

/** Outfits whose badge the profile can't earn here are left out. */
async function listOutfits(app: App, viewer: ProfileViewer): Promise<OwnOutfit[]> {
  const badges = new Map((await readAchievements(app, viewer)).map((one) => [one.id, one]));
  return avatarParts.outfit.flatMap((id): OwnOutfit[] => {
    const badgeId = badgeOfOutfit[id];
    if (!badgeId) return [{ id, canWear: true, badge: null }];
    const badge = badges.get(badgeId);
    if (!badge) return [];
    const { name, how, earnedAt, have, need } = badge;
    const canWear = earnedAt !== null || have >= need;
    return [{ id, canWear, badge: { id: badgeId, name, how, have, need } }];
  });
}

function requireOutfit(outfits: readonly OwnOutfit[], id: OutfitId): void {
  const outfit = outfits.find((one) => one.id === id);
  if (outfit?.canWear) return;
  const how = outfit?.badge ? ` ${outfit.badge.how}` : "";
  throw new AppError("NOT_ALLOWED", `You haven’t earned this outfit yet.${how}`, {
    outfit: id,
    badge: outfit?.badge ?? null,
  });
}
