import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { renewLicences } from "@goldmane/contracts/offline/api";
import type { KeepRefusal } from "@goldmane/contracts/offline/schema";
import { putCopy, readCopies } from "#features/offline/copies.ts";
import { goOn, keepTimeRules, removeCopy } from "#features/offline/keep/keep-film.ts";
import { call } from "#platform/api.ts";
import type { Copy } from "#platform/kept/copy.ts";
import { judgeCopies } from "./judge-copies.ts";

/** A film that had to go, and why. */
export type Gone = { title: string; reason: KeepRefusal | "time" };

/**
 * Sees to the films on this device, whenever the house can be asked: copies are renewed, those that
 * may not stay go, and what was begun goes on. Answers what went of the viewer's own.
 */
export async function lookAfterCopies(session: CurrentSession, now: number): Promise<Gone[]> {
  const all = await readCopies();
  const { own, foreign } = judgeCopies(all, session);
  for (const copy of foreign) await removeCopy(copy.id);
  const gone = own.length > 0 ? await renew(own) : [];
  for (const copy of await readCopies()) {
    if (copy.expiresAt > now) continue;
    await removeCopy(copy.id);
    if (copy.profileId === session.profile?.id) {
      gone.push({ title: copy.title.title, reason: "time" });
    }
  }
  for (const { id, state } of judgeCopies(await readCopies(), session).own) {
    if (state === "fetching") void goOn(id);
  }
  return gone;
}

async function renew(own: readonly Copy[]): Promise<Gone[]> {
  const renewal = await call(renewLicences, {
    body: { titleIds: own.map(({ titleId }) => titleId) },
  });
  await keepTimeRules(renewal);
  const ends = new Map(renewal.licences.map(({ titleId, expiresAt }) => [titleId, expiresAt]));
  const reasons = new Map(renewal.refused.map(({ titleId, reason }) => [titleId, reason]));
  const gone: Gone[] = [];
  for (const copy of own.filter(({ profileId }) => profileId === renewal.profileId)) {
    const expiresAt = ends.get(copy.titleId);
    const reason = reasons.get(copy.titleId);
    if (expiresAt !== undefined) await putCopy({ ...copy, expiresAt });
    if (reason) {
      await removeCopy(copy.id);
      gone.push({ title: copy.title.title, reason });
    }
  }
  return gone;
}
