import { getBoard } from "@goldmane/contracts/games/api";
import type { Button } from "@goldmane/games/kernel/input";
import { gameNames } from "@goldmane/contracts/games/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { FinishedRun, ModeChoice } from "#features/games/host/game-picture.ts";
import type { GameMessage } from "#features/games/host/message.ts";
import type { PlayableGame } from "#features/games/host/playable-game.ts";
import { gameSettings } from "#features/games/host/settings/game-settings.ts";
import { startRun } from "#features/games/runs/start-run.ts";
import { submitRun } from "#features/games/runs/submit-run.ts";
import { isTelevision } from "#platform/device/is-television.ts";
import { useWakeLock } from "#platform/device/use-wake-lock.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { useStore } from "#platform/store.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ColorFilters, colorFilter } from "./color-filters.tsx";
import { CornerButton } from "./pause/corner-button.tsx";
import { focusField, GameField } from "./game-field.tsx";
import styles from "./game-host.module.css";
import { RaceLobby } from "./race/race-lobby.tsx";
import { useLeaveRace } from "#features/games/race/race-queries.ts";
import { nextPhase, type Phase } from "./phase.ts";
import { PauseMenu } from "./pause-menu.tsx";
import { RaceExit } from "./race-exit.tsx";
import { RaceOverlay } from "./race/race-overlay.tsx";
import { useRaceMenu } from "./race/use-race-menu.ts";
import { RaceResults } from "./race-results.tsx";
import { Results } from "./results.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { TitleScreen } from "./title-screen.tsx";
import { TouchControls } from "./touch-controls.tsx";
import { useBackInMenus } from "./pause/use-back-in-menus.ts";
import { useDirectStart } from "./use-direct-start.ts";
import { useControls } from "./use-controls.ts";
import { LastRound } from "./pause/last-round.tsx";
import { useGentleStop } from "./pause/use-gentle-stop.ts";
import { useFieldGestures } from "./use-field-gestures.ts";
import { usePauseWhenHidden } from "./pause/use-pause-when-hidden.ts";
import { GameMessageOverlay } from "./message/game-message.tsx";
import { usePhonePads } from "./use-phone-pads.ts";
import { usePlayReports } from "./pause/use-play-reports.ts";
import { useRace } from "./use-race.ts";
import { useReplay } from "./use-replay.ts";
import { useRuntime } from "./use-runtime.ts";

/** The options of the run on screen, or null. */
function optionsOf(phase: Phase, game: PlayableGame): unknown {
  if (phase.name === "playing" || phase.name === "paused") return phase.options;
  return phase.name === "racing" ? (game.race?.options ?? null) : null;
}

type More = { isPractice?: boolean; seed?: number };

type Props = {
  game: PlayableGame;
  /** More buttons at the foot of the title screen. */
  more?: ReactNode;
};

/** A game with its title screen, pause menu, settings and results. */
export function GameHost({ game, more }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [phase, send] = useReducer(nextPhase, { name: "title" });
  const [subtitle, setSubtitle] = useState("");
  const [message, setMessage] = useState<GameMessage | null>(null);
  const [turn, setTurn] = useState<number | null>(null);
  const [hasSettings, setSettings] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [hasFailed, setFailed] = useState(false);
  const settings = useStore(gameSettings);
  const knownProfileId = useProfileId();
  const profileId = knownProfileId ?? null;
  const cache = useQueryClient();
  const { mutate: leaveRace } = useLeaveRace();
  const [leftRace, setLeftRace] = useState<string | null>(null);
  const isPlaying = phase.name === "playing" || phase.name === "racing";
  const needsSecond = useRef(false);
  /** The button to press once the game resumes. */
  const afterPause = useRef<Button | null>(null);
  const menu = useRaceMenu(phase.name === "racing");
  /** Whether keys, pads and touches play. */
  const isSteered = isPlaying && !menu.isOpen;
  const { data: session } = useQuery(sessionQuery);
  const controls = useControls(field, {
    isPlaying: isSteered,
    onPause: () => (phase.name === "racing" ? menu.toggle() : send({ act: "pause" })),
    isHeldForSecond: () => isTelevision() && needsSecond.current,
  });
  const opened = useRuntime(game, field, {
    ownPicture: session?.profile?.avatarUrl ?? null,
    onSubtitle: (text) => gameSettings.get().hasSubtitles && setSubtitle(text),
    onFailure: () => setFailed(true),
  });
  useWakeLock(isPlaying);
  usePauseWhenHidden(isPlaying, () => send({ act: "pause" }));
  const timeIsUp = usePlayReports(
    phase.name === "playing" ? (phase.started.ticket?.runId ?? null) : null,
    phase.name === "playing" ? (phase.started.ticket?.timeLeft ?? null) : null,
  );

  // Before the paint: a key that is pressed once the game shows must not be released again.
  useLayoutEffect(() => {
    if (!opened) return;
    const { runtime, sounds } = opened;
    if (phase.name === "title" || phase.name === "starting") return;
    runtime.setPaused(!isPlaying && phase.name !== "watching");
    controls.current?.release();
    if (isPlaying && afterPause.current) controls.current?.tap(afterPause.current);
    afterPause.current = null;
    if (isPlaying) {
      sounds.resume();
      focusField(field.current);
    } else if (phase.name === "paused") sounds.suspend();
    else if (phase.name !== "watching") sounds.setTune(null);
  }, [opened, isPlaying, phase.name, controls]);

  // A button over the picture that had the focus is gone.
  const hasMessage = message !== null;
  useEffect(() => {
    if (isSteered && !hasMessage) focusField(field.current);
    // A touch button that is held goes away with the menu's opening.
    else if (menu.isOpen) controls.current?.release();
  }, [isSteered, hasMessage, menu.isOpen, controls]);

  useEffect(() => {
    if (!subtitle) return;
    const timer = setTimeout(() => setSubtitle(""), 1600);
    return () => clearTimeout(timer);
  }, [subtitle]);

  const choice = (players = 1): ModeChoice => ({ players, isOneButton: settings.isOneButton });

  const finish = async (
    finished: FinishedRun<unknown>,
    started: Parameters<typeof submitRun>[0],
  ): Promise<void> => {
    send({ act: "finish", finished });
    game.onFinished(finished);
    const outcome = await submitRun(started, finished.log);
    send({ act: "recorded", finished, outcome });
    if (outcome.status === "recorded") await invalidateEndpoints(cache, [getBoard]);
  };

  const play = async (options: unknown, { isPractice = false, seed }: More = {}) => {
    if (!opened) return;
    setRefusal(null);
    setMessage(null);
    setTurn(null);
    send({ act: "start" });
    opened.sounds.resume();
    try {
      const started = await startRun({
        profileId: isPractice ? null : profileId,
        game: game.id,
        version: game.version,
        mode: game.modeOf(options),
        options: options as Record<string, unknown>,
      });
      await opened.runtime.play({
        options,
        seed: seed ?? started.seed,
        read: (players) => controls.current?.read(players) ?? [],
        onEnd: (finished) => void finish(finished, started),
        onMessage: setMessage,
        onTurn: setTurn,
      });
      send({ act: "began", options, started });
      performance.mark("game-playable");
    } catch (error) {
      setRefusal(error);
      leave();
    }
  };

  useDirectStart({
    game,
    isReady: opened !== null,
    profileId: knownProfileId,
    choice,
    play: (options) => void play(options),
  });
  const race = useRace({ game, opened, controls, profileId, send });
  const leave = () => {
    race.stop();
    send({ act: "leave" });
    opened?.sounds.setTune(null);
    void opened?.runtime.showDemo();
  };

  const leaveRunning = (id: string) => {
    leaveRace(id);
    setLeftRace(id);
    leave();
  };

  const replay = useReplay({ game, opened, send, onEnd: leave });

  const isOpenEnded = phase.name === "playing" && game.isOpenEnded(phase.options);
  useGentleStop(timeIsUp && isOpenEnded, () => send({ act: "pause" }));
  const handleBack = useBackInMenus(phase.name, {
    onResume: () => send({ act: "resume" }),
    onLeave: leave,
  });
  const shown = optionsOf(phase, game);
  const touch = shown === null ? null : game.controlsOf(shown);
  usePhonePads(isSteered ? touch : null, {
    players: phase.name === "playing" ? game.playersOf(phase.options) : 1,
    turn: phase.name === "playing" ? turn : null,
  });
  useEffect(() => {
    needsSecond.current = touch?.isHeldForSecond === true;
  });
  const gestures = useFieldGestures(controls, { isPlaying: isSteered, layout: touch });
  const name = sayText(gameNames[game.id]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Back in any menu
    <section
      className={styles.host}
      aria-label={name}
      data-phase={phase.name}
      data-ready={opened !== null}
      data-left-handed={settings.isLeftHanded}
      onKeyDown={handleBack}
    >
      <ColorFilters />
      <div className={styles.screen}>
        <GameField
          field={field}
          label={say`Game: ${name}`}
          isPlaying={isSteered}
          style={colorFilter(settings.colors)}
          {...gestures}
        />
        {!opened && !hasFailed && <Spinner />}
        {hasFailed && (
          <p className={styles.failed}>{say`This browser can’t show the game. Try another one.`}</p>
        )}
        {phase.name === "racing" && <RaceOverlay session={phase.session} />}
        {phase.name === "raced" && (
          <RaceResults
            session={phase.session}
            onLeave={() => {
              const { id, state } = phase.session.race.get();
              // An interrupted race runs on for the server, and would call the profile back.
              if (state === "running") leaveRunning(id);
              else leave();
            }}
          />
        )}
        {phase.name === "racing" && (
          <RaceExit menu={menu} onLeave={() => leaveRunning(phase.session.race.get().id)} />
        )}
        {phase.name === "playing" && (
          <CornerButton icon="pause" label={say`Pause`} onClick={() => send({ act: "pause" })} />
        )}
        <GameMessageOverlay
          message={phase.name === "playing" ? message : null}
          controls={controls}
        />
        <output className={styles.subtitle}>{subtitle}</output>
        {phase.name === "playing" && timeIsUp && <LastRound isOpenEnded={isOpenEnded} />}
        {opened && phase.name === "title" && (
          <TitleScreen
            game={game}
            choice={choice}
            refusal={refusal}
            onPlay={(options, how) => void play(options, how)}
            onSettings={() => setSettings(true)}
            more={more}
          >
            {game.race && profileId !== null && (
              <RaceLobby
                game={game.id}
                profileId={profileId}
                leftRace={leftRace}
                onStarted={(started) => void race.run(started).catch(setRefusal)}
              />
            )}
          </TitleScreen>
        )}
        {phase.name === "starting" && <Spinner />}
        {phase.name === "paused" && (
          <PauseMenu
            isTimeUp={timeIsUp && game.isOpenEnded(phase.options)}
            actions={game.controlsOf(phase.options).buttons.slice(1)}
            onResume={() => send({ act: "resume" })}
            onAct={(button) => {
              afterPause.current = button;
              send({ act: "resume" });
            }}
            onAgain={() => void play(phase.options)}
            onSettings={() => setSettings(true)}
            onLeave={leave}
          />
        )}
        {phase.name === "results" && (
          <Results
            game={game}
            finished={phase.finished}
            outcome={phase.outcome}
            isTimeUp={timeIsUp}
            onPlay={(options) => void play(options)}
            onLeave={leave}
            onWatch={(runId) =>
              void replay(runId).catch((error: unknown) => {
                setRefusal(error);
                leave();
              })
            }
          />
        )}
        {phase.name === "watching" && (
          <>
            <output className={styles.watching}>{say`Watching ${phase.displayName}`}</output>
            <CornerButton icon="close" label={say`Stop watching`} onClick={leave} />
          </>
        )}
      </div>
      {touch && isSteered && (
        <TouchControls
          layout={touch}
          onPress={(button, isDown) => controls.current?.press(button, isDown)}
        />
      )}
      {hasSettings && (
        <SettingsDialog
          hasOneButton={game.controlsOf(game.demo.options).hasOneButton === true}
          isInRun={phase.name === "paused"}
          onClose={() => setSettings(false)}
        />
      )}
    </section>
  );
}
