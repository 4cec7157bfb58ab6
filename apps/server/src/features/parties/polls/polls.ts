import { AppError } from "@goldmane/contracts/errors";
import { canCreatePoll } from "@goldmane/contracts/parties/rules";
import type { NewPoll } from "@goldmane/contracts/parties/schema";
import { findTitle } from "#features/library/service.ts";
import { requireKindText } from "#features/parties/chat/require-kind-text.ts";
import { PartyTimers } from "#features/parties/room/party-timers.ts";
import {
  listPresent,
  requirePermission,
  requireRoom,
  toActor,
} from "#features/parties/room/room.ts";
import { requireForAll, readContentPolicies } from "#features/parties/room/content-policies.ts";
import { broadcastParty } from "#features/parties/room/broadcast-party.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { perApp } from "#platform/per-app.ts";
import { isOpen } from "./read-poll.ts";
import { findLastPoll, insertPoll, upsertVote, updatePollEnded } from "./store.ts";

/** Timers for polls with a time limit. */
export const pollTimersOf = perApp((app) => new PartyTimers(app));

type Place = { partyId: string };

/** Opens a poll. A party has at most one open poll. */
export async function createPoll(
  app: App,
  viewer: Viewer,
  { partyId, poll }: Place & { poll: NewPoll },
): Promise<void> {
  const { room, self } = await requirePermission(app, viewer, partyId, "ask");
  if (!canCreatePoll(toActor(self), poll)) {
    throw new AppError("NOT_ALLOWED", "Choose films to vote on.", { reason: "child" });
  }
  const present = listPresent(room).map(({ profileId }) => profileId);
  const policies = [viewer, ...(await readContentPolicies(app, present))];
  if (poll.question !== null) requireKindText(poll.question);
  for (const option of poll.options) {
    if (option.kind === "text") requireKindText(option.text);
    else requireForAll(app, policies, findTitle(app, viewer, option.titleId).id);
  }
  await endPollIfDue(app, partyId);
  const now = app.now();
  const endsAt = poll.seconds === 0 ? null : now + poll.seconds * 1000;
  const { question, options } = poll;
  const { profileId } = self;
  const row = { id: newId(now), partyId, profileId, question, options, endsAt, now };
  if (!(await insertPoll(app.db, row))) {
    throw new AppError("CONFLICT", "Another poll is open. Wait until it ends.");
  }
  pollTimersOf(app).set(partyId, endsAt, () => endPollIfDue(app, partyId));
  await broadcastParty(app, partyId);
}

/** @throws AppError CONFLICT if the poll has ended. */
export async function choose(
  app: App,
  viewer: Viewer,
  { partyId, pollId, choice }: Place & { pollId: string; choice: number },
): Promise<void> {
  const { self } = await requireRoom(app, viewer, partyId);
  const poll = await requirePoll(app, partyId, pollId);
  if (!poll.options[choice]) throw new AppError("NOT_FOUND", "That isn’t one of the choices.");
  const vote = { pollId, profileId: self.profileId, choice, now: app.now() };
  if (!(await upsertVote(app.db, vote))) {
    throw new AppError("CONFLICT", "This poll has ended.");
  }
  await broadcastParty(app, partyId);
}

export async function endPoll(
  app: App,
  viewer: Viewer,
  { partyId, pollId }: Place & { pollId: string },
): Promise<void> {
  await requirePermission(app, viewer, partyId, "ask");
  await requirePoll(app, partyId, pollId);
  await updatePollEnded(app.db, { pollId, now: app.now() });
  pollTimersOf(app).set(partyId, null, async () => {});
  await broadcastParty(app, partyId);
}

/** Ends a poll whose time is up. Idempotent. */
export async function endPollIfDue(app: App, partyId: string): Promise<void> {
  const poll = await findLastPoll(app.db, partyId);
  if (!poll || poll.endedAt !== null || isOpen(poll, app.now())) return;
  if (await updatePollEnded(app.db, { pollId: poll.id, now: poll.endsAt ?? app.now() })) {
    await broadcastParty(app, partyId);
  }
}

async function requirePoll(app: App, partyId: string, pollId: string) {
  const poll = await findLastPoll(app.db, partyId);
  if (poll?.id !== pollId) throw new AppError("NOT_FOUND", "This poll has ended.");
  return poll;
}
