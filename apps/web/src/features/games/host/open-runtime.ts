import type { Input } from "@goldmane/games/kernel/input";
import type { RaceSession } from "#features/games/race/race-session.ts";
import type { FinishedRun, GameStage } from "./game-picture.ts";
import { FixedLoop } from "./loop/fixed-loop.ts";
import type { Run } from "./loop/open-run.ts";
import { openStage } from "./open-stage.ts";
import type { PlayableGame } from "./playable-game.ts";
import type { SoundDesk } from "./sound/open-sound-board.ts";
import type { GameMessage } from "./message.ts";

/** A game on its canvas: the demonstration behind the title, and runs. */
export type GameRuntime = {
  showDemo: () => Promise<void>;
  /** Opens a run, which waits until `setPaused(false)`. */
  play: (start: RuntimeStart) => Promise<void>;
  /** Opens the own run of a race; `onEnd` is called once all have arrived. */
  race: (start: RuntimeRace) => Promise<void>;
  setPaused: (isPaused: boolean) => void;
  info: () => { ticks: number; framesPerSecond: number; isSoftware: boolean };
  canvas: HTMLCanvasElement;
  destroy: () => void;
};

type RuntimeStart = {
  options: unknown;
  seed: number;
  read: (players: number) => readonly Input[];
  onEnd: (run: FinishedRun<unknown>) => void;
  /** Called when what the game says has changed; null for nothing. */
  onMessage?: (message: GameMessage | null) => void;
  /** Called when the turn passes to another player; see `HostedGame.turnOf`. */
  onTurn?: (turn: number | null) => void;
};

type RuntimeRace = {
  session: RaceSession;
  read: () => readonly Input[];
  onEnd: () => void;
};

/** The picture keeps moving for a moment after the end, to show what happened. */
const afterEndSeconds = 1.1;

const silence = { play: () => undefined };

export async function openRuntime(
  game: PlayableGame,
  parent: HTMLElement,
  {
    sounds,
    settings,
    ownPicture,
  }: {
    sounds: SoundDesk;
    settings: GameStage<unknown>["settings"];
    ownPicture: () => string | null;
  },
): Promise<GameRuntime> {
  const opened = await openStage(parent, { sounds, settings });
  let run: Run | null = null;
  let isPaused = true;
  /** Counts openings, so that a picture that isn't ready yet stops once another one is opened. */
  let opening = 0;

  const open = async (
    openNext: (stage: GameStage<unknown>) => Promise<Run>,
    board: GameStage<unknown>["sounds"],
  ): Promise<Run | null> => {
    opening += 1;
    const mine = opening;
    opened.setFrame(null);
    run?.destroy();
    run = null;
    opened.clear();
    const next = await openNext({
      ...opened.stage,
      art: opened.artOf(() => mine !== opening),
      sounds: board,
      options: null,
      pictures: { own: ownPicture(), racers: [] },
    });
    if (mine !== opening) {
      next.destroy();
      return null;
    }
    run = next;
    return next;
  };

  const follow = (
    current: Run,
    {
      read,
      onEnd,
      onMessage,
      onTurn,
    }: {
      read: () => readonly Input[];
      onEnd: () => void;
      onMessage?: RuntimeStart["onMessage"];
      onTurn?: RuntimeStart["onTurn"];
    },
  ) => {
    let said = "";
    const show = () => {
      const message = current.message();
      if (said === (message?.key ?? "")) return;
      said = message?.key ?? "";
      onMessage?.(message);
    };
    let turn: number | null = null;
    const pass = () => {
      if (turn === current.turn()) return;
      turn = current.turn();
      onTurn?.(turn);
    };
    const loop = new FixedLoop();
    let ended = 0;
    current.draw(1, 0);
    opened.setFrame((seconds) => {
      if (isPaused) return current.draw(1, 0);
      const steps = loop.advance(seconds);
      for (let at = 0; at < steps && !current.result(); at += 1) current.step(read());
      current.draw(current.result() ? 1 : loop.alpha, seconds);
      if (onMessage) show();
      pass();
      if (!current.result() || ended > afterEndSeconds) return;
      ended += seconds;
      if (ended > afterEndSeconds) onEnd();
    });
  };

  const showDemo = async (): Promise<void> => {
    const current = await open((stage) => game.openRun(stage, game.demo), silence);
    if (!current) return;
    isPaused = false;
    follow(current, { read: () => current.demonstrate(), onEnd: () => void showDemo() });
  };

  return {
    showDemo,
    async play({ options, seed, read, onEnd, onMessage, onTurn }) {
      const current = await open((stage) => game.openRun(stage, { options, seed }), sounds);
      if (!current) return;
      isPaused = true;
      sounds.setTune(game.tune);
      follow(current, {
        read: () => read(current.players),
        ...(onMessage ? { onMessage } : {}),
        ...(onTurn ? { onTurn } : {}),
        onEnd() {
          const result = current.result();
          if (result) onEnd({ options, seed, result, log: current.log() });
        },
      });
    },
    async race({ session, read, onEnd }) {
      const current = await open((stage) => game.openRaceRun(stage, session), sounds);
      if (!current) return;
      isPaused = false;
      sounds.setTune(game.tune);
      follow(current, { read, onEnd });
    },
    setPaused(paused) {
      isPaused = paused;
      const { tweens, time } = opened.stage.scene;
      tweens.timeScale = paused ? 0 : 1;
      time.timeScale = paused ? 0 : 1;
    },
    info: () => ({
      ticks: run?.ticks() ?? 0,
      framesPerSecond: opened.framesPerSecond(),
      isSoftware: opened.stage.isSoftware,
    }),
    canvas: opened.canvas,
    destroy() {
      opening += 1;
      run?.destroy();
      opened.destroy();
    },
  };
}
