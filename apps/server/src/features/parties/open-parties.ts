import { awayAfterMs, emptyForMs } from "@goldmane/contracts/parties/limits";
import { friendsChanged } from "#features/friends/events.ts";
import { readAccess } from "#features/subscription/service.ts";
import type { App } from "#platform/app.ts";
import { identityChanged } from "#platform/identity/session-changes.ts";
import { playbackTimersOf } from "./playback/playback-timers.ts";
import { stopDisallowedFilm, applyDueTransition } from "./playback/control-playback.ts";
import { pollTimersOf, settlePoll } from "./polls/keep-polls.ts";
import { listPresent, type PartyRoom, readRoom } from "./room/room.ts";
import { closeParty, reassignHost } from "./run-party.ts";
import { listAllOpenParties, updateParticipant, updateParty } from "./room/store.ts";
import { broadcastParty } from "./room/broadcast-party.ts";
import { removeDisallowedParticipants } from "./zone/remove-disallowed-participants.ts";

const sweepEveryMs = 30_000;

/** Sees to the parties that are open: on every node, and again after one of them was killed. */
export async function openParties(app: App): Promise<AsyncDisposable> {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => sweepParties(app))
      .catch((error: unknown) => app.log.error({ err: error }, "parties were not looked after"));
  };
  const timer = setInterval(sweep, sweepEveryMs).unref();
  // A limit that a parent sets counts at once, and so does the end of a plan.
  const stops = [
    app.bus.subscribe(identityChanged, sweep),
    app.bus.subscribe(friendsChanged, sweep),
  ];
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      playbackTimersOf(app).clear();
      pollTimersOf(app).clear();
      await sweeping;
    },
  };
}

/** A host who stays away for long is followed by somebody who is there. */
async function keepAHost(app: App, room: PartyRoom): Promise<void> {
  const host = room.participants.find(({ role }) => role === "host");
  if (!host || room.present.has(host.profileId)) return;
  const { id: partyId } = room.party;
  if (host.awayAt === null) {
    // The node that saw them last was killed.
    await updateParticipant(app.db, { partyId, profileId: host.profileId }, { away_at: app.now() });
  } else if (app.now() - host.awayAt > awayAfterMs && listPresent(room).length > 0) {
    await reassignHost(app, room, host);
    await broadcastParty(app, partyId);
  }
}

/** Ends what is over, hands over what lost its host, and lets time pass where nobody else did. */
export async function sweepParties(app: App): Promise<void> {
  for (const party of await listAllOpenParties(app.db)) {
    const room = await readRoom(app, party.id);
    if (!room) continue;
    await removeDisallowedParticipants(app, room);
    const isEmpty = room.present.size === 0;
    if (isEmpty && party.emptied_at === null) {
      await updateParty(app.db, party.id, { emptied_at: app.now() });
    }
    const hasEnded = party.emptied_at !== null && app.now() - party.emptied_at > emptyForMs;
    if (isEmpty && hasEnded) await closeParty(app, room, "ended");
    else if (!(await readAccess(app, party.household_id)).hasAccess) {
      await closeParty(app, room, "plan");
    } else if (!isEmpty) {
      await keepAHost(app, room);
      await stopDisallowedFilm(app, party.id);
      await applyDueTransition(app, party.id);
      await settlePoll(app, party.id);
    }
  }
}
