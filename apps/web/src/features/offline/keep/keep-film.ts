import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { renewLicences } from "@goldmane/contracts/offline/api";
import type { KeepRefusal, Renewal } from "@goldmane/contracts/offline/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { dropCopy, findCopy, putCopy } from "#features/offline/copies.ts";
import { ApiError, call } from "#platform/api.ts";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";
import { type Copy, type CopyState, copyIdOf } from "#platform/kept/copy.ts";
import { writeRecord } from "#platform/kept/device-records.ts";
import { needsWorker } from "#platform/kept/worker-link.ts";
import { say } from "#platform/words/say.ts";
import { expectBytes } from "./choose-rung.ts";
import { fetchCopy } from "./fetch-copy.ts";
import { showNoRoom } from "./show-no-room.ts";

/** The house does not let this viewer keep the film. */
export class KeepRefused extends Error {
  override name = "KeepRefused";
  readonly reason: KeepRefusal;

  constructor(reason: KeepRefusal) {
    super(say`The film may not be kept: ${reason}.`);
    this.reason = reason;
  }
}

const running = new Map<string, AbortController>();
const againMs = 10_000;

/**
 * Begins to fetch a film onto this device, for the profile that is watching.
 * @throws KeepRefused; ApiError; TypeError where nobody answers.
 */
export async function keepFilm(title: TitleDetail, rung: Playback["rungs"][number]): Promise<void> {
  needsWorker.set(true);
  await askToStay();
  const renewal = await call(renewLicences, { body: { titleIds: [title.id] } });
  const [licence] = renewal.licences;
  if (!licence) throw new KeepRefused(renewal.refused[0]?.reason ?? "title");
  await keepTimeRules(renewal);
  const { householdId, profileId } = renewal;
  const copy: Copy = {
    id: copyIdOf(profileId, title.id),
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
    expiresAt: licence.expiresAt,
    beganAt: Date.now(),
  };
  await dropCopy(copy.id);
  await putCopy(copy);
  void goOn(copy.id);
}

/** What the device must know for keeping to bed time and minutes on its own. */
export async function keepTimeRules({ profileId, time }: Renewal): Promise<void> {
  if (time) await writeRecord("time", profileId, time);
}

export async function pauseCopy(id: string): Promise<void> {
  running.get(id)?.abort();
  await setState(id, "paused");
}

export async function removeCopy(id: string): Promise<void> {
  running.get(id)?.abort();
  await dropCopy(id);
}

/** Fetches on what was begun: one film after the other, however many tabs are open. */
export async function goOn(id: string): Promise<void> {
  if (running.has(id)) return;
  const life = new AbortController();
  running.set(id, life);
  const { signal } = life;
  try {
    await setState(id, "fetching");
    await navigator.locks.request("goldmane-keep", { signal }, () => fetchOn(id, signal));
  } catch (error) {
    if (signal.aborted) return;
    if (isRoomOver(error)) await leaveOut(id);
    else await setState(id, "failed");
  } finally {
    if (running.get(id) === life) running.delete(id);
  }
}

async function fetchOn(id: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const copy = findCopy(id);
    // Another tab has been here meanwhile.
    if (!copy || copy.state === "kept") return;
    try {
      const whole = await fetchCopy(copy, signal);
      if (!signal.aborted) await putCopy(whole);
      return;
    } catch (error) {
      signal.throwIfAborted();
      const isPassing = error instanceof TypeError || isOutdatedGrant(error);
      if (!isPassing) throw error;
      await untilNetwork(signal);
    }
  }
}

/** A grant ends after some hours: the next one goes on where it stopped. */
function isOutdatedGrant(error: unknown): boolean {
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

function isRoomOver(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** What came of a film that does not fit goes: half of it would only fill the device. */
async function leaveOut(id: string): Promise<void> {
  const copy = findCopy(id);
  await dropCopy(id);
  if (copy) showNoRoom(copy);
}

async function setState(id: string, state: CopyState): Promise<void> {
  const copy = findCopy(id);
  if (copy && copy.state !== "kept") await putCopy({ ...copy, state });
}

/** Once: so that the browser does not clear the films away when room gets short. */
async function askToStay(): Promise<void> {
  if (readDeviceSetting("asked-to-stay")) return;
  saveDeviceSetting("asked-to-stay", "yes");
  await navigator.storage.persist().catch(() => false);
}
