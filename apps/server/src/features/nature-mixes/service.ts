import { AppError } from "@goldmane/contracts/errors";
import { mixesAtMost } from "@goldmane/contracts/nature-mixes/limits";
import { toMixNameKey } from "@goldmane/contracts/nature-mixes/rules";
import type { SavedMix, NewMix } from "@goldmane/contracts/nature-mixes/schema";
import { lockProfileForUpdate } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { presentMix } from "./present.ts";
import { deleteMix, insertMix, listMixes, type MixRow, updateMixName } from "./store.ts";

export async function readNatureMixes(app: App, { profile }: ProfileViewer): Promise<SavedMix[]> {
  return (await listMixes(app.db, profile.id)).map(presentMix);
}

/** @throws AppError CONFLICT if the name is taken, or the profile has `mixesAtMost` mixes. */
export async function saveNatureMix(
  app: App,
  { profile }: ProfileViewer,
  { name, levels }: NewMix,
): Promise<SavedMix> {
  const now = app.now();
  return await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profile.id);
    const mixes = await listMixes(db, profile.id);
    requireFreeName(mixes, name);
    if (mixes.length >= mixesAtMost) {
      throw new AppError(
        "CONFLICT",
        "You’ve saved all the mixes you can. Delete one to save another.",
      );
    }
    const mix = {
      id: newId(now),
      profile_id: profile.id,
      name,
      name_key: toMixNameKey(name),
      levels,
      created_at: now,
    };
    await insertMix(db, mix);
    return presentMix(mix);
  });
}

/** @throws AppError NOT_FOUND, or CONFLICT if another mix has the name. */
export async function renameNatureMix(
  app: App,
  { profile }: ProfileViewer,
  { id, name }: { id: string; name: string },
): Promise<SavedMix> {
  return await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profile.id);
    const mixes = await listMixes(db, profile.id);
    const mix = mixes.find((one) => one.id === id);
    if (!mix) throw noSuchMix();
    requireFreeName(
      mixes.filter((one) => one !== mix),
      name,
    );
    await updateMixName(db, profile.id, { id, name, name_key: toMixNameKey(name) });
    return presentMix({ ...mix, name });
  });
}

/** @throws AppError NOT_FOUND */
export async function deleteNatureMix(
  app: App,
  { profile }: ProfileViewer,
  id: string,
): Promise<void> {
  if (!(await deleteMix(app.db, profile.id, id))) throw noSuchMix();
}

function requireFreeName(mixes: readonly MixRow[], name: string): void {
  const key = toMixNameKey(name);
  if (!mixes.some(({ name_key }) => name_key === key)) return;
  throw new AppError("CONFLICT", "You already have a mix with this name. Choose another name.");
}

function noSuchMix(): AppError {
  return new AppError("NOT_FOUND", "This mix doesn’t exist anymore.");
}
