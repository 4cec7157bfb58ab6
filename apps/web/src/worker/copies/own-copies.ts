import type { Copy } from "#platform/kept/copy.ts";
import { listRecords } from "#platform/kept/device-records.ts";
import { readClock } from "#worker/clock.ts";
import { findProfile } from "#worker/viewer.ts";

/** The films that the current viewer keeps here, whole; those that have run out among them. */
export async function listOwnCopies(): Promise<Copy[]> {
  const profile = await findProfile();
  if (!profile) return [];
  const copies = await listRecords("copies");
  return copies.filter(
    ({ profileId, householdId, state }) =>
      profileId === profile.id && householdId === profile.householdId && state === "kept",
  );
}

export async function findOwnCopy(titleId: string): Promise<Copy | undefined> {
  return (await listOwnCopies()).find((copy) => copy.titleId === titleId);
}

export async function hasRunOut({ expiresAt }: Copy): Promise<boolean> {
  return (await readClock()) >= expiresAt;
}
