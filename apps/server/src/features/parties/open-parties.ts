import { awayAfterMs, emptyForMs } from "@goldmane/contracts/parties/limits";
import { friendsChanged } from "#features/friends/events.ts";
import { readAccess } from "#features/subscription/service.ts";
import type { App } from "#platform/app.ts";
import { identityChanged } from "#platform/identity/session-changes.ts";
import { timersOf } from "./film/film-timers.ts";
import { keepToLimits, settleFilm } from "./film/run-film.ts";
import { pollTimersOf, settlePoll } from "./polls/keep-polls.ts";
import { listPresent, type PartyRoom, readRoom } from "./room/room.ts";
import { closeParty, passOn } from "./run-party.ts";
import { listAllOpenParties, updateMember, updateParty } from "./room/store.ts";
import { emitParty } from "./room/emit-party.ts";
import { sendHome } from "./zone/send-home.ts";

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
      timersOf(app).clear();
      pollTimersOf(app).clear();
      await sweeping;
    },
  };
}

/** A host who stays away for long is followed by somebody who is there. */
async function keepAHost(app: App, room: PartyRoom): Promise<void> {
  const host = room.members.find(({ role }) => role === "host");
  if (!host || room.present.has(host.profileId)) return;
  const { id: partyId } = room.party;
  if (host.awayAt === null) {
    // The node that saw them last was killed.
    await updateMember(app.db, { partyId, profileId: host.profileId }, { away_at: app.now() });
  } else if (app.now() - host.awayAt > awayAfterMs && listPresent(room).length > 0) {
    await passOn(app, room, host);
    await emitParty(app, partyId);
  }
}

/** Ends what is over, hands over what lost its host, and lets time pass where nobody else did. */
export async function sweepParties(app: App): Promise<void> {
  for (const party of await listAllOpenParties(app.db)) {
    const room = await readRoom(app, party.id);
    if (!room) continue;
    await sendHome(app, room);
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
      await keepToLimits(app, party.id);
      await settleFilm(app, party.id);
      await settlePoll(app, party.id);
    }
  }
}
