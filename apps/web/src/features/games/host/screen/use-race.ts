import type { Race } from "@goldmane/contracts/games/races/schema";
import { type Dispatch, type RefObject, useEffect, useRef } from "react";
import type { Controls } from "#features/games/host/input/open-controls.ts";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import { RaceSession } from "#features/games/race/race-session.ts";
import { connection } from "#platform/live/connection.ts";
import { LiveClock } from "#platform/live/live-clock.ts";
import type { PhaseAct } from "./phase.ts";
import type { OpenedGame } from "./use-runtime.ts";

type Means = {
  game: PlayableGame;
  opened: OpenedGame | null;
  controls: RefObject<Controls | null>;
  profileId: string | null;
  send: Dispatch<PhaseAct>;
};

/** Returns how to run a race that has started, and how to stop following it. */
export function useRace({ game, opened, controls, profileId, send }: Means) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const run = async (race: Race): Promise<void> => {
    if (!opened || !game.race || profileId === null) return;
    stop.current();
    const clock = new LiveClock(connection);
    const means = { connection, serverNow: () => clock.now(), rules: game.race };
    const session = new RaceSession(means, race, profileId);
    const closers = [clock.start(), session.start()];
    stop.current = () => {
      for (const close of closers) close();
    };
    send({ act: "start" });
    opened.sounds.resume();
    await opened.runtime.race({
      session,
      read: () => controls.current?.read(1) ?? [],
      onEnd: () => send({ act: "arrive" }),
    });
    send({ act: "race", session });
  };
  return { run, stop: () => stop.current() };
}
