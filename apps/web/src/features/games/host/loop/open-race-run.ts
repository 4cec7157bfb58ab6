import type { Input } from "@goldmane/games/kernel/input";
import type { GameStage, HostedGame } from "#features/games/host/game-picture.ts";
import type { RaceSession } from "#features/games/race/race-session.ts";
import { copyState } from "./copy-state.ts";
import type { Run } from "./open-run.ts";

/** A screen that is further behind, as after a reload, catches up without a sound. */
const audibleTicks = 30;

/** The own run of a live race: the server's clock decides how many steps it has. */
export async function openRaceRun<State, Options>(
  game: HostedGame<State, Options>,
  stage: GameStage<Options>,
  session: RaceSession,
): Promise<Run> {
  const copy = game.copyState ?? copyState;
  const racers = session.race.get().racers.map(({ avatarUrl }) => avatarUrl);
  let isCatchingUp = false;
  const sounds: typeof stage.sounds = {
    play(...sound) {
      if (!isCatchingUp) stage.sounds.play(...sound);
    },
  };
  const pictures = { ...stage.pictures, racers };
  const picture = await game.openPicture({ ...stage, sounds, pictures });
  const read = () => session.state as State;
  let previous = copy(read());
  let ticks = 0;
  return {
    players: 1,
    step(inputs: readonly Input[]) {
      previous = copy(read());
      isCatchingUp = session.lag > audibleTicks;
      session.advance(inputs[0] ?? 0, (state) => {
        ticks += 1;
        picture.stepped?.(state as State);
      });
      isCatchingUp = false;
    },
    draw(alpha, seconds) {
      picture.showRivals?.(session.rivals());
      picture.draw(read(), previous, alpha, seconds);
    },
    result: () =>
      session.race.get().state === "over" || session.isInterrupted.get()
        ? { score: ticks, completed: true, counts: {} }
        : null,
    ticks: () => ticks,
    log: () => "",
    message: () => null,
    turn: () => null,
    demonstrate: () => [],
    destroy: () => picture.destroy(),
  };
}
