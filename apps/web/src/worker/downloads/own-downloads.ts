import type { Download } from "#platform/local-store/download.ts";
import { listRecords } from "#platform/local-store/device-records.ts";
import { readClock } from "#worker/clock.ts";
import { findProfile } from "#worker/viewer.ts";

/** The current viewer's complete downloads, including expired ones. */
export async function listOwnDownloads(): Promise<Download[]> {
  const profile = await findProfile();
  if (!profile) return [];
  const downloads = await listRecords("copies");
  return downloads.filter(
    ({ profileId, householdId, state }) =>
      profileId === profile.id && householdId === profile.householdId && state === "kept",
  );
}

export async function findOwnDownload(titleId: string): Promise<Download | undefined> {
  return (await listOwnDownloads()).find((download) => download.titleId === titleId);
}

export async function hasExpired({ expiresAt }: Download): Promise<boolean> {
  return (await readClock()) >= expiresAt;
}
