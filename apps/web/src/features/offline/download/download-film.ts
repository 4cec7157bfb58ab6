import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { renewLicenses } from "@goldmane/contracts/offline/api";
import type { RefusalReason, Renewal } from "@goldmane/contracts/offline/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { deleteDownload, findDownload, saveDownload } from "#features/offline/downloads.ts";
import { ApiError, call } from "#platform/api.ts";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";
import { type Download, type DownloadState, downloadIdOf } from "#platform/local-store/download.ts";
import { writeRecord } from "#platform/local-store/device-records.ts";
import { needsWorker } from "#platform/local-store/worker-link.ts";
import { expectBytes } from "./choose-rung.ts";
import { fetchDownload } from "./fetch-download.ts";
import { showNoSpace } from "./show-no-space.ts";

/** The server does not let this viewer download the film. */
export class DownloadRefused extends Error {
  override name = "KeepRefused";
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

const running = new Map<string, AbortController>();
const againMs = 10_000;

/**
 * Starts a download for the current profile.
 * @throws DownloadRefused; ApiError; TypeError for a network error
 */
export async function startDownload(
  title: TitleDetail,
  rung: Playback["rungs"][number],
): Promise<void> {
  needsWorker.set(true);
  await requestPersistence();
  const renewal = await call(renewLicenses, { body: { titleIds: [title.id] } });
  const [license] = renewal.licenses;
  if (!license) throw new DownloadRefused(renewal.refused[0]?.reason ?? "title");
  await saveTimeRules(renewal);
  const { householdId, profileId } = renewal;
  const download: Download = {
    id: downloadIdOf(profileId, title.id),
    householdId,
    profileId,
    titleId: title.id,
    title,
    rung: { name: rung.name, height: rung.height },
    state: "fetching",
    playback: null,
    content: null,
    key: null,
    partsHere: 0,
    partsAll: 0,
    bytes: 0,
    expectedBytes: expectBytes(rung, title.durationSeconds),
    expiresAt: license.expiresAt,
    beganAt: Date.now(),
  };
  await deleteDownload(download.id);
  await saveDownload(download);
  void resumeDownload(download.id);
}

/** Stores the rules for judging bedtime and minutes offline. */
export async function saveTimeRules({ profileId, time }: Renewal): Promise<void> {
  if (time) await writeRecord("time", profileId, time);
}

export async function pauseDownload(id: string): Promise<void> {
  running.get(id)?.abort();
  await setState(id, "paused");
}

export async function removeDownload(id: string): Promise<void> {
  running.get(id)?.abort();
  await deleteDownload(id);
}

/** Resumes a download: one film after another, however many tabs are open. */
export async function resumeDownload(id: string): Promise<void> {
  if (running.has(id)) return;
  const life = new AbortController();
  running.set(id, life);
  const { signal } = life;
  try {
    await setState(id, "fetching");
    await navigator.locks.request("goldmane-keep", { signal }, () => fetchUntilDone(id, signal));
  } catch (error) {
    if (signal.aborted) return;
    if (isOutOfSpace(error)) await dropTooLarge(id);
    else await setState(id, "failed");
  } finally {
    if (running.get(id) === life) running.delete(id);
  }
}

async function fetchUntilDone(id: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const download = findDownload(id);
    // Another tab has finished it meanwhile.
    if (!download || download.state === "kept") return;
    try {
      const whole = await fetchDownload(download, signal);
      if (!signal.aborted) await saveDownload(whole);
      return;
    } catch (error) {
      signal.throwIfAborted();
      const isPassing = error instanceof TypeError || isExpiredToken(error);
      if (!isPassing) throw error;
      await untilNetwork(signal);
    }
  }
}

/** A playback token expires after some hours: a new one continues where the old one stopped. */
function isExpiredToken(error: unknown): boolean {
  return error instanceof ApiError && error.details["reason"] === "expired";
}

function untilNetwork(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, againMs);
    addEventListener("online", end);
    signal.addEventListener("abort", end, { once: true });
  });
}

function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** Deletes a download that does not fit: half a film would only fill the device. */
async function dropTooLarge(id: string): Promise<void> {
  const download = findDownload(id);
  await deleteDownload(id);
  if (download) showNoSpace(download);
}

async function setState(id: string, state: DownloadState): Promise<void> {
  const download = findDownload(id);
  if (download && download.state !== "kept") await saveDownload({ ...download, state });
}

/** Once: asks the browser not to evict downloads when space gets low. */
async function requestPersistence(): Promise<void> {
  if (readDeviceSetting("asked-to-stay")) return;
  saveDeviceSetting("asked-to-stay", "yes");
  await navigator.storage.persist().catch(() => false);
}
