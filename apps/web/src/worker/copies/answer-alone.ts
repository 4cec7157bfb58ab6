import { titleCard, titleDetail } from "@goldmane/contracts/library/schema";
import { isOver } from "@goldmane/contracts/controls/screen-time";
import { resumePosition } from "@goldmane/contracts/playback/rules";
import { watching } from "@goldmane/contracts/playback/schema";
import * as z from "zod/mini";
import { copyCache, copyFolder } from "#platform/kept/copy.ts";
import { findPlace } from "#worker/places/remember-place.ts";
import { describeError } from "#worker/say-error.ts";
import { readTimeLeft } from "#worker/places/time.ts";
import { findOwnCopy, hasRunOut, listOwnCopies } from "./own-copies.ts";
import { sayRunOut } from "./send-part.ts";

/** The grant of a film that this device keeps, as the server would give it; undefined for any other. */
export async function grantAlone(titleId: string): Promise<Response | undefined> {
  const copy = await findOwnCopy(titleId);
  if (!copy?.playback) return undefined;
  if (await hasRunOut(copy)) return sayRunOut();
  const timeLeft = await readTimeLeft(copy.profileId, titleId);
  if (timeLeft && isOver(timeLeft)) {
    return describeError("SCREEN_TIME_OVER", "The time for films is over for now.", timeLeft);
  }
  const { playback } = copy;
  const place = await findPlace(copy.profileId, titleId);
  const reached = place ? resumePosition(place.positionSeconds, playback.durationSeconds) : null;
  const next = playback.next && (await findOwnCopy(playback.next.id)) ? playback.next : null;
  return Response.json({
    ...playback,
    resumeSeconds: reached ?? playback.resumeSeconds,
    next,
    expiresAt: copy.expiresAt,
  });
}

/** The first seconds of a film that this device keeps. */
export async function sendStart(titleId: string): Promise<Response | undefined> {
  const copy = await findOwnCopy(titleId);
  if (!copy || (await hasRunOut(copy))) return undefined;
  const parts = await caches.open(copyCache(copy.id));
  return await parts.match(`${copyFolder(copy.id)}start.mp4`);
}

/** What there is to know about a film that this device keeps. */
export async function sendDetail(titleId: string): Promise<Response | undefined> {
  const copy = await findOwnCopy(titleId);
  return copy && Response.json(titleDetail.parse(copy.title));
}

/** What the viewer is in the midst of: as the server last said it, and as this device knows since. */
export async function sendWatching(kept: Response | undefined): Promise<Response | undefined> {
  const listed = kept ? z.array(watching).safeParse(await kept.json()).data : [];
  const copies = await listOwnCopies();
  if (!listed || (!kept && copies.length === 0)) return undefined;
  const shelf = new Map(listed.map((one) => [one.id, one]));
  for (const { profileId, titleId, title } of copies) {
    const place = await findPlace(profileId, titleId);
    if (!place || place.isTold) continue;
    const positionSeconds = resumePosition(place.positionSeconds, title.durationSeconds);
    if (positionSeconds === 0) shelf.delete(titleId);
    else
      shelf.set(titleId, {
        ...titleCard.parse(title),
        positionSeconds,
        updatedAt: place.reachedAt,
      });
  }
  return Response.json([...shelf.values()].toSorted((a, b) => b.updatedAt - a.updatedAt));
}

/** The poster or backdrop of a film that this device keeps, at the size that is here. */
export async function findCopyPicture(url: string): Promise<Response | undefined> {
  const found = /^\/media\/titles\/([^/]+)\/(poster|backdrop)$/.exec(new URL(url).pathname);
  const [, titleId = "", kind = ""] = found ?? [];
  const copy = await findOwnCopy(titleId);
  if (!copy) return undefined;
  const parts = await caches.open(copyCache(copy.id));
  return await parts.match(`${copyFolder(copy.id)}${kind}`);
}
