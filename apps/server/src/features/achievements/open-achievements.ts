import type { FilmEnd } from "@goldmane/contracts/achievements/rules";
import { dayCounted, filmSeen } from "#features/watchlist/events.ts";
import type { App } from "#platform/app.ts";
import { giveBadges } from "./service.ts";

/** Gives badges as they are earned: one after the other, off the requests. */
export async function openAchievements(app: App): Promise<AsyncDisposable> {
  let giving = Promise.resolve();
  const give = (profileId: string, end: FilmEnd | null) => {
    giving = giving
      .then(() => giveBadges(app, profileId, end))
      .catch((error: unknown) => app.log.error({ err: error }, "a badge was not given"));
  };
  const stopFilms = app.bus.subscribe(filmSeen, ({ profileId, timeLeft, isReadAlong }) =>
    give(profileId, { timeLeft, isReadAlong }),
  );
  const stopDays = app.bus.subscribe(dayCounted, ({ profileId }) => give(profileId, null));
  return {
    [Symbol.asyncDispose]: async () => {
      stopFilms();
      stopDays();
      await giving;
    },
  };
}
