import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { renewLicenses } from "@goldmane/contracts/offline/api";
import type { RefusalReason } from "@goldmane/contracts/offline/schema";
import { saveDownload, readDownloads } from "#features/offline/downloads.ts";
import {
  resumeDownload,
  saveTimeRules,
  removeDownload,
} from "#features/offline/download/download-film.ts";
import { call } from "#platform/api.ts";
import type { Download } from "#platform/local-store/download.ts";
import { partitionDownloads } from "./partition-downloads.ts";

/** A removed download, and the reason. */
export type RemovedDownload = { title: string; reason: RefusalReason | "time" };

/**
 * Maintains the downloads whenever the server is reachable: renews licenses, removes refused and
 * expired downloads, and resumes unfinished ones. Returns the viewer's own that were removed.
 */
export async function maintainDownloads(
  session: CurrentSession,
  now: number,
): Promise<RemovedDownload[]> {
  const all = await readDownloads();
  const { own, foreign } = partitionDownloads(all, session);
  for (const download of foreign) await removeDownload(download.id);
  const gone = own.length > 0 ? await renew(own) : [];
  for (const download of await readDownloads()) {
    if (download.expiresAt > now) continue;
    await removeDownload(download.id);
    if (download.profileId === session.profile?.id) {
      gone.push({ title: download.title.title, reason: "time" });
    }
  }
  for (const { id, state } of partitionDownloads(await readDownloads(), session).own) {
    if (state === "fetching") void resumeDownload(id);
  }
  return gone;
}

async function renew(own: readonly Download[]): Promise<RemovedDownload[]> {
  const renewal = await call(renewLicenses, {
    body: { titleIds: own.map(({ titleId }) => titleId) },
  });
  await saveTimeRules(renewal);
  const ends = new Map(renewal.licenses.map(({ titleId, expiresAt }) => [titleId, expiresAt]));
  const reasons = new Map(renewal.refused.map(({ titleId, reason }) => [titleId, reason]));
  const gone: RemovedDownload[] = [];
  for (const download of own.filter(({ profileId }) => profileId === renewal.profileId)) {
    const expiresAt = ends.get(download.titleId);
    const reason = reasons.get(download.titleId);
    if (expiresAt !== undefined) await saveDownload({ ...download, expiresAt });
    if (reason) {
      await removeDownload(download.id);
      gone.push({ title: download.title.title, reason });
    }
  }
  return gone;
}
