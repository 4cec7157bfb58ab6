import { filmEnded, timelineChanged } from "@goldmane/contracts/parties/live";
import { AppError } from "@goldmane/contracts/errors";
import { leadOf, type PartyAct } from "@goldmane/contracts/parties/rules";
import type { Command, Timeline } from "@goldmane/contracts/parties/schema";
import { findGranted, findTitle } from "#features/library/service.ts";
import { presentTimeline } from "#features/parties/room/present.ts";
import { deleteEndedPolls } from "#features/parties/polls/store.ts";
import { deleteItem, listQueue } from "#features/parties/queue/store.ts";
import {
  listPresent,
  requireRight,
  requireRoom,
  type PartyRoom,
  readRoom,
} from "#features/parties/room/room.ts";
import { lookUpForAll, requireForAll, readSights } from "#features/parties/room/sight.ts";
import { updateNobodyReady } from "#features/parties/room/store.ts";
import { emitParty } from "#features/parties/room/emit-party.ts";
import type { App, Viewer } from "#platform/app.ts";
import {
  begin,
  cue,
  empty,
  type Film,
  hasEnded,
  letTimePass,
  markLoaded,
  markStalled,
  type Moment,
  nextInstant,
  obey,
} from "./next-timeline.ts";
import { insertShowing, toFilm, updateFilm } from "./store.ts";
import { timersOf } from "./film-timers.ts";

const rightFor: Readonly<Record<Command["act"], PartyAct>> = {
  play: "play",
  pause: "play",
  rate: "play",
  seek: "seek",
  cue: "show",
  show: "show",
  next: "show",
  stop: "show",
};

/** Many at once may have to try again; each time one of them has got on. */
const triesAtMost = 20;

type Asked = { partyId: string; command: Command; seq?: number | undefined };

/** Does with the film what somebody asks for, and tells everybody. */
export async function commandParty(
  app: App,
  viewer: Viewer,
  { partyId, command, seq }: Asked,
): Promise<Timeline> {
  const { room } = await requireRight(app, viewer, partyId, rightFor[command.act]);
  if (seq !== undefined && seq !== room.party.seq) throw changedMeanwhile();
  const chosen = await chooseTitle(app, viewer, room, command);
  const film = await changeFilm(app, partyId, (now, moment, present) => {
    if (seq !== undefined && now.seq !== seq) throw changedMeanwhile();
    if (chosen && command.act === "cue") return cue(now, chosen.titleId, moment.now);
    if (chosen) return begin(now, chosen.titleId, moment, present);
    if (command.act === "cue" || command.act === "show" || command.act === "next") return null;
    return obey(now, command, moment, present);
  });
  if (!film) throw new AppError("NOT_FOUND", "There is no such party.");
  if (chosen) {
    if (chosen.itemId) await deleteItem(app.db, partyId, chosen.itemId);
    if (command.act !== "cue") {
      await insertShowing(app.db, { partyId, titleId: chosen.titleId, now: app.now() });
    }
    await updateNobodyReady(app.db, partyId);
    // What next was asked, and this is it.
    await deleteEndedPolls(app.db, { partyId, now: app.now() });
  }
  if (chosen || command.act === "stop") await emitParty(app, partyId);
  if (chosen) await keepToLimits(app, partyId);
  return presentTimeline(film);
}

/** What a member has loaded, or not. `seq` is of what it was said: later there is another film, or place. */
export async function reportLoading(
  app: App,
  viewer: Viewer,
  { partyId, seq, isLoaded }: { partyId: string; seq: number; isLoaded: boolean },
): Promise<void> {
  const { self } = await requireRoom(app, viewer, partyId);
  if (!isLoaded && !self.isWaitedFor) return;
  await changeFilm(app, partyId, (film, moment) =>
    isLoaded
      ? markLoaded(film, { profileId: self.profileId, seq }, moment)
      : markStalled(film, { profileId: self.profileId, seq }, moment),
  );
}

/** Nobody waits for who is gone, or asked not to be waited for. */
export async function stopWaitingFor(app: App, partyId: string, profileId: string): Promise<void> {
  await changeFilm(app, partyId, (film, moment) =>
    film.waitingFor.includes(profileId)
      ? markLoaded(film, { profileId, seq: film.seq }, moment)
      : null,
  );
}

/** Lets time do its part, wherever it was due; more often than needed does no harm. */
export async function settleFilm(app: App, partyId: string): Promise<void> {
  let ended: string | null = null;
  await changeFilm(app, partyId, (film, moment) => {
    ended = hasEnded(film, moment) ? film.titleId : null;
    return letTimePass(film, moment);
  });
  if (ended === null) return;
  app.live.emit(`party:${partyId}`, filmEnded, { partyId, titleId: ended });
  await updateNobodyReady(app.db, partyId);
  await emitParty(app, partyId);
}

/** Ends a film that somebody there may not see any more: the strictest limit holds for all. */
export async function keepToLimits(app: App, partyId: string): Promise<void> {
  const room = await readRoom(app, partyId);
  if (!room || room.party.title_id === null) return;
  const sights = await readSights(
    app,
    listPresent(room).map(({ profileId }) => profileId),
  );
  const { title_id: titleId } = room.party;
  if (sights.length === 0 || lookUpForAll(app, sights, titleId)) return;
  await changeFilm(app, partyId, (film, { now }) =>
    film.titleId === titleId ? empty(film.seq + 1, now) : null,
  );
  await emitParty(app, partyId);
}

async function chooseTitle(
  app: App,
  viewer: Viewer,
  room: PartyRoom,
  command: Command,
): Promise<{ titleId: string; itemId: string | null } | null> {
  if (command.act !== "cue" && command.act !== "show" && command.act !== "next") return null;
  const present = listPresent(room).map(({ profileId }) => profileId);
  const sights = [viewer, ...(await readSights(app, present))];
  const queue = await listQueue(app.db, room.party.id);
  if (command.act !== "next") {
    findTitle(app, viewer, command.titleId);
    const { id: titleId } = requireForAll(app, sights, command.titleId);
    return { titleId, itemId: queue.find((item) => item.titleId === titleId)?.id ?? null };
  }
  const first = queue.find(({ titleId }) => lookUpForAll(app, sights, titleId));
  if (!first) throw new AppError("CONFLICT", "There is nothing in the queue for everybody here.");
  return { titleId: first.titleId, itemId: first.id };
}

type Change = (film: Film, moment: Moment, present: readonly string[]) => Film | null;

/** The film as it is afterwards, changed or not; null without the party. */
async function changeFilm(app: App, partyId: string, change: Change): Promise<Film | null> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const room = await readRoom(app, partyId);
    if (!room) return null;
    const film = toFilm(room.party);
    const there = listPresent(room);
    const durationSeconds = film.titleId === null ? null : durationOf(app, film.titleId);
    const leadMs = leadOf(there.map(({ roundTripMs }) => roundTripMs));
    const moment = { now: app.now(), leadMs, durationSeconds };
    const waitedFor = there.filter(({ isWaitedFor }) => isWaitedFor);
    const next = change(
      film,
      moment,
      waitedFor.map(({ profileId }) => profileId),
    );
    if (next && !(await updateFilm(app.db, partyId, { seq: film.seq, film: next }))) continue;
    const stands = next ?? film;
    const lasts = stands.titleId === null ? null : durationOf(app, stands.titleId);
    timersOf(app).set(partyId, nextInstant(stands, lasts), () => settleFilm(app, partyId));
    if (next) {
      app.live.emit(`party:${partyId}`, timelineChanged, {
        partyId,
        timeline: presentTimeline(next),
      });
    }
    return stands;
  }
  throw changedMeanwhile();
}

/** Null for a film that went from the house while it was on. */
function durationOf(app: App, titleId: string): number | null {
  try {
    return findGranted(app, titleId).durationSeconds;
  } catch {
    return null;
  }
}

function changedMeanwhile(): AppError {
  return new AppError("CONFLICT", "Somebody else was quicker.");
}
