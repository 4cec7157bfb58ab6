import { friendsChanged } from "#features/friends/events.ts";
import type { App } from "#platform/app.ts";
import { identityChanged } from "#platform/identity/session-changes.ts";
import { playbackTimersOf } from "./playback/playback-timers.ts";
import { pollTimersOf } from "./polls/polls.ts";
import { sweepParties } from "./sweep-parties.ts";

/** Sweeps open parties at once when parental limits, friends or a plan change. */
export async function openParties(app: App): Promise<AsyncDisposable> {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => sweepParties(app))
      .catch((error: unknown) =>
        app.log.error(
          { event: "party.sweep_failed", err: error },
          "The sweep of open parties failed",
        ),
      );
  };
  const stops = [
    app.bus.subscribe(identityChanged, sweep),
    app.bus.subscribe(friendsChanged, sweep),
  ];
  return {
    [Symbol.asyncDispose]: async () => {
      for (const stop of stops) stop();
      playbackTimersOf(app).clear();
      pollTimersOf(app).clear();
      await sweeping;
    },
  };
}
