import type { FilmEnd } from "@goldmane/contracts/achievements/rules";
import { calmDayCounted } from "#features/calm-days/events.ts";
import { realmFinished, runRecorded } from "#features/games/events.ts";
import { endingFound } from "#features/interactive/events.ts";
import { planetLanded } from "#features/spaceship/events.ts";
import { dayCounted, filmSeen } from "#features/watchlist/events.ts";
import type { App } from "#platform/app.ts";
import { awardBadges } from "./service.ts";

/** Awards badges as they are earned, one at a time and outside of requests. */
export async function openAchievements(app: App): Promise<AsyncDisposable> {
  let awarding = Promise.resolve();
  const award = (profileId: string, end: FilmEnd | null) => {
    awarding = awarding
      .then(() => awardBadges(app, profileId, end))
      .catch((error: unknown) =>
        app.log.error(
          { event: "achievements.award_failed", err: error, profileId },
          "A badge could not be awarded.",
        ),
      );
  };
  const stopFilms = app.bus.subscribe(filmSeen, ({ profileId, timeLeft, isReadAlong }) =>
    award(profileId, { timeLeft, isReadAlong }),
  );
  const stopDays = app.bus.subscribe(dayCounted, ({ profileId }) => award(profileId, null));
  const stopCalmDays = app.bus.subscribe(calmDayCounted, ({ profileId }) => award(profileId, null));
  const stopLandings = app.bus.subscribe(planetLanded, ({ profileId }) => award(profileId, null));
  const stopRuns = app.bus.subscribe(runRecorded, ({ profileId }) => award(profileId, null));
  const stopRealms = app.bus.subscribe(realmFinished, ({ profileId }) => award(profileId, null));
  const stopEndings = app.bus.subscribe(endingFound, ({ profileId }) => award(profileId, null));
  return {
    [Symbol.asyncDispose]: async () => {
      stopFilms();
      stopDays();
      stopCalmDays();
      stopLandings();
      stopRuns();
      stopRealms();
      stopEndings();
      await awarding;
    },
  };
}
