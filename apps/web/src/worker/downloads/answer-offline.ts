import { titleCard, titleDetail } from "@goldmane/contracts/library/schema";
import { isOver } from "@goldmane/contracts/controls/screen-time";
import { resumePosition } from "@goldmane/contracts/playback/rules";
import { watching } from "@goldmane/contracts/playback/schema";
import * as z from "zod/mini";
import { downloadCacheName, downloadBasePath } from "#platform/local-store/download.ts";
import { findPosition } from "#worker/positions/save-position.ts";
import { errorResponse } from "#worker/error-response.ts";
import { readTimeLeft } from "#worker/positions/time.ts";
import { findOwnDownload, hasExpired, listOwnDownloads } from "./own-downloads.ts";
import { expiredResponse } from "./send-part.ts";

/** The playback of a downloaded film, as the server would answer; undefined for any other. */
export async function sendOfflinePlayback(titleId: string): Promise<Response | undefined> {
  const download = await findOwnDownload(titleId);
  if (!download?.playback) return undefined;
  if (await hasExpired(download)) return expiredResponse();
  const timeLeft = await readTimeLeft(download.profileId, titleId);
  if (timeLeft && isOver(timeLeft)) {
    return errorResponse("SCREEN_TIME_OVER", "The time for films is over for now.", timeLeft);
  }
  const { playback } = download;
  const saved = await findPosition(download.profileId, titleId);
  const reached = saved ? resumePosition(saved.positionSeconds, playback.durationSeconds) : null;
  const next = playback.next && (await findOwnDownload(playback.next.id)) ? playback.next : null;
  return Response.json({
    ...playback,
    resumeSeconds: reached ?? playback.resumeSeconds,
    next,
    expiresAt: download.expiresAt,
  });
}

/** The first seconds of a downloaded film. */
export async function sendStart(titleId: string): Promise<Response | undefined> {
  const download = await findOwnDownload(titleId);
  if (!download || (await hasExpired(download))) return undefined;
  const parts = await caches.open(downloadCacheName(download.id));
  return await parts.match(`${downloadBasePath(download.id)}start.mp4`);
}

/** The details of a downloaded film. */
export async function sendDetail(titleId: string): Promise<Response | undefined> {
  const download = await findOwnDownload(titleId);
  return download && Response.json(titleDetail.parse(download.title));
}

/**
 * The titles the viewer is in the middle of: the server's last answer, updated with this device's
 * positions.
 */
export async function sendWatching(cached: Response | undefined): Promise<Response | undefined> {
  const listed = cached ? z.array(watching).safeParse(await cached.json()).data : [];
  const downloads = await listOwnDownloads();
  if (!listed || (!cached && downloads.length === 0)) return undefined;
  const titles = new Map(listed.map((one) => [one.id, one]));
  for (const { profileId, titleId, title } of downloads) {
    const saved = await findPosition(profileId, titleId);
    if (!saved || saved.isTold) continue;
    const positionSeconds = resumePosition(saved.positionSeconds, title.durationSeconds);
    if (positionSeconds === 0) titles.delete(titleId);
    else
      titles.set(titleId, {
        ...titleCard.parse(title),
        positionSeconds,
        updatedAt: saved.reachedAt,
      });
  }
  return Response.json([...titles.values()].toSorted((a, b) => b.updatedAt - a.updatedAt));
}

/** The poster or backdrop of a downloaded film, in the stored size. */
export async function findDownloadPicture(url: string): Promise<Response | undefined> {
  const found = /^\/media\/titles\/([^/]+)\/(poster|backdrop)$/.exec(new URL(url).pathname);
  const [, titleId = "", kind = ""] = found ?? [];
  const download = await findOwnDownload(titleId);
  if (!download) return undefined;
  const parts = await caches.open(downloadCacheName(download.id));
  return await parts.match(`${downloadBasePath(download.id)}${kind}`);
}
