import { friendsChanged } from "#features/friends/events.ts";
import { partyRaceChanged } from "#features/games/events.ts";
import type { App } from "#platform/app.ts";
import { identityChanged } from "#platform/identity/session-changes.ts";
import { broadcastParty } from "./room/broadcast-party.ts";
import { playbackTimersOf } from "./playback/playback-timers.ts";
import { pollTimersOf } from "./polls/polls.ts";
import { sweepParties } from "./sweep-parties.ts";

/**
 * Sweeps open parties at once when parental limits, friends or a plan change, and shows the
 * participants how their race goes.
 */
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
  const showRace = ({ partyId }: { partyId: string }) => {
    broadcastParty(app, partyId).catch((error: unknown) =>
      app.log.error(
        { event: "party.race_not_shown", partyId, err: error },
        "The race of a party could not be shown",
      ),
    );
  };
  const stops = [
    app.bus.subscribe(partyRaceChanged, showRace),
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
