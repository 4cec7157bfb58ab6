import type { Race } from "@goldmane/contracts/games/races/schema";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import { isTelevision } from "#platform/device/is-television.ts";
import { useWakeLock } from "#platform/device/use-wake-lock.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { focusField, GameField } from "./game-field.tsx";
import { nextPhase } from "./phase.ts";
import { RaceExit } from "./race-exit.tsx";
import { OwnRace } from "./race/race-lobby.tsx";
import { useRaceMenu } from "./race/use-race-menu.ts";
import { useLeaveRace } from "#features/games/race/race-queries.ts";
import { RaceOverlay } from "./race/race-overlay.tsx";
import { RaceResults } from "./race-results.tsx";
import styles from "./race-stage.module.css";
import { TouchControls } from "./touch-controls.tsx";
import { useControls } from "./use-controls.ts";
import { useFieldGestures } from "./use-field-gestures.ts";
import { useRace } from "./use-race.ts";
import { useRuntime } from "./use-runtime.ts";

type Props = {
  game: PlayableGame;
  /** The race that the profile is in. */
  race: Race;
  profileId: string;
  /** Called once the profile has seen the finishing order. */
  onDone: () => void;
};

/** One race from its lobby to its finishing order, without the game's own menus. */
export function RaceStage({ game, race, profileId, onDone }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [phase, send] = useReducer(nextPhase, { name: "title" });
  const [hasFailed, setFailed] = useState(false);
  const isRacing = phase.name === "racing";
  const { data: session } = useQuery(sessionQuery);
  const opened = useRuntime(game, field, {
    ownPicture: session?.profile?.avatarUrl ?? null,
    onSubtitle: () => undefined,
    onFailure: () => setFailed(true),
  });
  const menu = useRaceMenu(isRacing);
  const isSteered = isRacing && !menu.isOpen;
  const controls = useControls(field, {
    isPlaying: isSteered,
    onPause: () => isRacing && menu.toggle(),
    isHeldForSecond: isTelevision,
  });
  // The button that opened the game may be far below it.
  useEffect(() => {
    field.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { mutate: leave } = useLeaveRace();
  const { run } = useRace({ game, opened, controls, profileId, send });
  const start = useEffectEvent(() => run(race).catch(() => setFailed(true)));
  const isRunning = race.state === "running";
  useEffect(() => {
    if (isRunning && opened) void start();
  }, [isRunning, opened]);
  useLayoutEffect(() => {
    if (!isRacing) opened?.sounds.setTune(null);
  }, [isRacing, opened]);
  useLayoutEffect(() => {
    if (isSteered) focusField(field.current);
    else controls.current?.release();
  }, [isSteered, controls]);
  useWakeLock(isRacing);
  const layout = game.controlsOf(game.race?.options);
  const gestures = useFieldGestures(controls, { isPlaying: isSteered, layout });
  return (
    <div className={styles.stage} data-phase={phase.name} data-ready={opened !== null}>
      <div className={styles.screen}>
        <GameField field={field} label={say`Race`} isPlaying={isSteered} {...gestures} />
        {hasFailed && (
          <p className={styles.over}>{say`This browser can’t show the game. Try another one.`}</p>
        )}
        {!hasFailed && (!opened || phase.name === "starting") && <Spinner />}
        {race.state === "open" && (
          <div className={styles.over}>
            <OwnRace race={race} profileId={profileId} />
          </div>
        )}
        {isRacing && <RaceOverlay session={phase.session} />}
        {isRacing && <RaceExit menu={menu} onLeave={() => leave(race.id)} />}
        {phase.name === "raced" && <RaceResults session={phase.session} onLeave={onDone} />}
      </div>
      {isSteered && (
        <TouchControls
          layout={layout}
          onPress={(button, isDown) => controls.current?.press(button, isDown)}
        />
      )}
    </div>
  );
}
