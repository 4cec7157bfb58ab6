import { InvalidPath } from "@goldmane/branching/invalid-path";
import { idleOf, type Moment, optionsOf } from "@goldmane/branching/moment";
import type { Script } from "@goldmane/branching/script";
import { AppError } from "@goldmane/contracts/errors";
import type { PathReport, SavedPath } from "@goldmane/contracts/interactive/schema";
import { findInteractive } from "#features/library/service.ts";
import { leaveClips, renewStream } from "#features/playback/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { countWatchedClips } from "./count-watched-clips.ts";
import { endingFound, interactiveChanged } from "./events.ts";
import { listFound } from "./list-found.ts";
import { playsIn, readPlace } from "./read-place.ts";
import { findPlace, insertFinds, insertPlace, type Place, updatePlace } from "./store.ts";

/**
 * Saves a player's report. The time counts even where another device has saved since.
 * @throws AppError INVALID_INPUT for a path or a clip that the film doesn't have; CONFLICT, with the
 *   newer place, if another device has saved since
 */
export async function savePath(
  app: App,
  viewer: ProfileViewer,
  { id, ...report }: PathReport & { id: string },
): Promise<SavedPath> {
  const interactive = findInteractive(app, viewer, id);
  const script = interactive.script();
  if (!playsIn(requireMoment(script, report.path), report.clip))
    throw new AppError("INVALID_INPUT", "This clip isn’t on the path.");
  const timeLeft = await countWatchedClips(app, viewer, interactive, report);
  const of = { profileId: viewer.profile.id, filmId: id, now: app.now() };
  const { path, clip, positionSeconds } = report;
  const before = await findPlace(app.db, of);
  const place = { path, clip, positionSeconds, revision: report.revision + 1 };
  const found = await app.db.transaction().execute(async (db) => {
    const write = report.revision === 0 ? insertPlace : updatePlace;
    if (!(await write(db, of, place))) return null;
    return await insertFinds(db, of, listFound(script, report, before));
  });
  if (!found) throw conflict(script, await findPlace(app.db, of));
  const endings = interactive.film.endings.filter((ending) =>
    found.some(({ kind, item }) => kind === "ending" && item === ending.id),
  );
  const { profileId } = of;
  if (found.length > 0 || !before) await app.bus.publish(interactiveChanged, { profileId });
  if (endings.length > 0) await app.bus.publish(endingFound, { profileId });
  if (report.isLeaving)
    await leaveClips(app, viewer, { interactive, clips: listNearby(script, path) });
  const translate = interactive.title.translation?.translate ?? ((text: string) => text);
  return {
    revision: place.revision,
    foundClips: found.flatMap(({ kind, item }) => (kind === "clip" ? [item] : [])),
    foundEndings: endings.map((ending) => ({ id: ending.id, title: translate(ending.title) })),
    timeLeft,
    stream: report.isLeaving ? "playing" : await renewStream(app, viewer, id),
  };
}

/** The clips of a moment, and those with which each of its options goes on. */
function listNearby(script: Script, path: readonly number[]): string[] {
  const moment = script.momentAt(path);
  const after = optionsOf(moment).flatMap((_, option) =>
    script.momentAt([...path, option]).clips.slice(0, 1),
  );
  return [...moment.clips, ...[idleOf(moment) ?? []].flat(), ...after];
}

function requireMoment(script: Script, path: readonly number[]): Moment {
  try {
    return script.momentAt(path);
  } catch (error) {
    if (!(error instanceof InvalidPath)) throw error;
    throw new AppError("INVALID_INPUT", "The film doesn’t have this path.", { step: error.step });
  }
}

function conflict(script: Script, newer: Place | null): AppError {
  return new AppError("CONFLICT", "This film was continued on another device.", {
    place: newer && readPlace(script, newer),
  });
}
