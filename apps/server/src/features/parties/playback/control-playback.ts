import { filmEnded, timelineChanged } from "@goldmane/contracts/parties/live";
import { AppError } from "@goldmane/contracts/errors";
import { leadTimeMs, type PartyAction } from "@goldmane/contracts/parties/rules";
import type { Command, Timeline } from "@goldmane/contracts/parties/schema";
import { readPartyRace } from "#features/games/service.ts";
import { findGranted, findTitle } from "#features/library/service.ts";
import { presentTimeline } from "#features/parties/room/present.ts";
import { deleteEndedPolls } from "#features/parties/polls/store.ts";
import { deleteItem, listQueue } from "#features/parties/queue/store.ts";
import {
  listPresent,
  requirePermission,
  requireRoom,
  type PartyRoom,
  readRoom,
} from "#features/parties/room/room.ts";
import {
  lookUpForAll,
  requireForAll,
  readContentPolicies,
} from "#features/parties/room/content-policies.ts";
import { resetReady } from "#features/parties/room/store.ts";
import { broadcastParty } from "#features/parties/room/broadcast-party.ts";
import type { App, Viewer } from "#platform/app.ts";
import {
  startTitle,
  cue,
  idlePlayback,
  type PartyPlayback,
  hasEnded,
  applyTime,
  markLoaded,
  markStalled,
  type TransitionContext,
  nextTransitionAt,
  applyCommand,
} from "./next-timeline.ts";
import { insertPlayedTitle, toPlayback, updatePlayback } from "./store.ts";
import { playbackTimersOf } from "./playback-timers.ts";

const permissionFor: Readonly<Record<Command["act"], PartyAction>> = {
  play: "play",
  pause: "play",
  rate: "play",
  seek: "seek",
  cue: "show",
  show: "show",
  next: "show",
  stop: "show",
};

/** Optimistic concurrency: every round lets at least one writer through. */
const triesAtMost = 20;

type ControlInput = { partyId: string; command: Command; seq?: number | undefined };

/** Applies a playback command and emits the new timeline. */
export async function controlPlayback(
  app: App,
  viewer: Viewer,
  { partyId, command, seq }: ControlInput,
): Promise<Timeline> {
  const { room } = await requirePermission(app, viewer, partyId, permissionFor[command.act]);
  if (seq !== undefined && seq !== room.party.seq) throw changedMeanwhile();
  if (!isQuiet(command)) await requireNoGame(app, partyId);
  const chosen = await chooseTitle(app, viewer, room, command);
  const playback = await changePlayback(app, partyId, (now, context, present) => {
    if (seq !== undefined && now.seq !== seq) throw changedMeanwhile();
    if (chosen && command.act === "cue") return cue(now, chosen.titleId, context.now);
    if (chosen) return startTitle(now, chosen.titleId, context, present);
    if (command.act === "cue" || command.act === "show" || command.act === "next") return null;
    return applyCommand(now, command, context, present);
  });
  if (!playback) throw new AppError("NOT_FOUND", "This party doesn’t exist or has ended.");
  if (chosen) {
    if (chosen.itemId) await deleteItem(app.db, partyId, chosen.itemId);
    if (command.act !== "cue") {
      await insertPlayedTitle(app.db, { partyId, titleId: chosen.titleId, now: app.now() });
    }
    await resetReady(app.db, partyId);
    // The "what next?" poll is answered by this choice.
    await deleteEndedPolls(app.db, { partyId, now: app.now() });
  }
  if (chosen || command.act === "stop") await broadcastParty(app, partyId);
  if (chosen) await stopDisallowedFilm(app, partyId);
  return presentTimeline(playback);
}

/** Whether a command starts or moves no film. */
function isQuiet({ act }: Command): boolean {
  return act === "pause" || act === "stop" || act === "cue";
}

async function requireNoGame(app: App, partyId: string): Promise<void> {
  const race = await readPartyRace(app, partyId);
  if (race && race.state !== "over")
    throw new AppError("CONFLICT", "A game is on in this party. End it first.");
}

/** Records buffering state for timeline `seq`; stale sequence numbers are ignored. */
export async function reportLoading(
  app: App,
  viewer: Viewer,
  { partyId, seq, isLoaded }: { partyId: string; seq: number; isLoaded: boolean },
): Promise<void> {
  const { self } = await requireRoom(app, viewer, partyId);
  if (!isLoaded && !self.isWaitedFor) return;
  await changePlayback(app, partyId, (playback, context) =>
    isLoaded
      ? markLoaded(playback, { profileId: self.profileId, seq }, context)
      : markStalled(playback, { profileId: self.profileId, seq }, context),
  );
}

/** Removes a participant who left or opted out from those being waited for. */
export async function stopWaitingFor(app: App, partyId: string, profileId: string): Promise<void> {
  await changePlayback(app, partyId, (playback, context) =>
    playback.waitingFor.includes(profileId)
      ? markLoaded(playback, { profileId, seq: playback.seq }, context)
      : null,
  );
}

/** Applies due time-based transitions. Idempotent. */
export async function applyDueTransition(app: App, partyId: string): Promise<void> {
  let ended: string | null = null;
  await changePlayback(app, partyId, (playback, context) => {
    ended = hasEnded(playback, context) ? playback.titleId : null;
    return applyTime(playback, context);
  });
  if (ended === null) return;
  app.live.emit(`party:${partyId}`, filmEnded, { partyId, titleId: ended });
  await resetReady(app.db, partyId);
  await broadcastParty(app, partyId);
}

/** Stops a film that someone present is no longer allowed to see. */
export async function stopDisallowedFilm(app: App, partyId: string): Promise<void> {
  const room = await readRoom(app, partyId);
  if (!room || room.party.title_id === null) return;
  const policies = await readContentPolicies(
    app,
    listPresent(room).map(({ profileId }) => profileId),
  );
  const { title_id: titleId } = room.party;
  if (policies.length === 0 || lookUpForAll(app, policies, titleId)) return;
  await changePlayback(app, partyId, (playback, { now }) =>
    playback.titleId === titleId ? idlePlayback(playback.seq + 1, now) : null,
  );
  await broadcastParty(app, partyId);
}

async function chooseTitle(
  app: App,
  viewer: Viewer,
  room: PartyRoom,
  command: Command,
): Promise<{ titleId: string; itemId: string | null } | null> {
  if (command.act !== "cue" && command.act !== "show" && command.act !== "next") return null;
  const present = listPresent(room).map(({ profileId }) => profileId);
  const policies = [viewer, ...(await readContentPolicies(app, present))];
  const queue = await listQueue(app.db, room.party.id);
  if (command.act !== "next") {
    findTitle(app, viewer, command.titleId);
    const { id: titleId } = requireForAll(app, policies, command.titleId);
    return { titleId, itemId: queue.find((item) => item.titleId === titleId)?.id ?? null };
  }
  const first = queue.find(({ titleId }) => lookUpForAll(app, policies, titleId));
  if (!first) throw new AppError("CONFLICT", "Nothing in the queue is suitable for everyone here.");
  return { titleId: first.titleId, itemId: first.id };
}

type Change = (
  playback: PartyPlayback,
  context: TransitionContext,
  present: readonly string[],
) => PartyPlayback | null;

/** The resulting playback, changed or not; null if the party is gone. */
async function changePlayback(
  app: App,
  partyId: string,
  change: Change,
): Promise<PartyPlayback | null> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const room = await readRoom(app, partyId);
    if (!room) return null;
    const playback = toPlayback(room.party);
    const present = listPresent(room);
    const durationSeconds = playback.titleId === null ? null : durationOf(app, playback.titleId);
    const leadMs = leadTimeMs(present.map(({ roundTripMs }) => roundTripMs));
    const context = { now: app.now(), leadMs, durationSeconds };
    const waitedFor = present.filter(({ isWaitedFor }) => isWaitedFor);
    const next = change(
      playback,
      context,
      waitedFor.map(({ profileId }) => profileId),
    );
    if (next && !(await updatePlayback(app.db, partyId, { seq: playback.seq, playback: next })))
      continue;
    const current = next ?? playback;
    const durationSecondsNow = current.titleId === null ? null : durationOf(app, current.titleId);
    playbackTimersOf(app).set(partyId, nextTransitionAt(current, durationSecondsNow), () =>
      applyDueTransition(app, partyId),
    );
    if (next) {
      app.live.emit(`party:${partyId}`, timelineChanged, {
        partyId,
        timeline: presentTimeline(next),
      });
    }
    return current;
  }
  throw changedMeanwhile();
}

/** Null for a film that was removed from the library while it was on. */
function durationOf(app: App, titleId: string): number | null {
  try {
    return findGranted(app, titleId).durationSeconds;
  } catch {
    return null;
  }
}

function changedMeanwhile(): AppError {
  return new AppError("CONFLICT", "Someone else changed this first. Try again.");
}
