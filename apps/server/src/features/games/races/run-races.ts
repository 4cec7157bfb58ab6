import type { AnyRace } from "@goldmane/games/race/registry";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { announceRace } from "./announce-race.ts";
import { raceCanceled, raceInputsSent, racerLeft } from "./events.ts";
import { RaceRunner } from "./race-runner.ts";
import { markOver, type RaceRow } from "./store.ts";

/** The races that this node simulates. */
const runnersOf = perApp(() => new Map<string, RaceRunner>());

export function runRace(
  app: App,
  rules: AnyRace,
  race: {
    row: RaceRow;
    seed: number;
    startsAt: number;
    profileIds: readonly string[];
  },
): void {
  const { id } = race.row;
  const finish = async (order: number[]) => {
    runnersOf(app).delete(id);
    await markOver(app.db, id, order);
    await announceRace(app, race.row);
  };
  const runner = new RaceRunner(app, rules, { ...race, id }, (order) => {
    finish(order).catch((error: unknown) =>
      app.log.error(
        { event: "race.end_failed", raceId: id, err: error },
        "The end of a race could not be stored",
      ),
    );
  });
  runnersOf(app).set(id, runner);
}

/** Passes what racers send, on any node, to the races that this node simulates. */
export async function openRaces(app: App): Promise<AsyncDisposable> {
  const runners = runnersOf(app);
  const stops = [
    app.bus.subscribe(raceInputsSent, ({ raceId, profileId, from, inputs }) =>
      runners.get(raceId)?.addInputs(profileId, from, inputs),
    ),
    app.bus.subscribe(racerLeft, ({ raceId, profileId }) => runners.get(raceId)?.retire(profileId)),
    app.bus.subscribe(raceCanceled, ({ raceId }) => {
      runners.get(raceId)?.stop();
      runners.delete(raceId);
    }),
  ];
  return {
    [Symbol.asyncDispose]: async () => {
      for (const stop of stops) stop();
      for (const runner of runners.values()) runner.stop();
      runners.clear();
    },
  };
}
