import { optionsOf } from "@goldmane/branching/moment";
import type { InteractivePlayback } from "@goldmane/contracts/interactive/playback";
import type { InteractiveDetail, SavedPath } from "@goldmane/contracts/interactive/schema";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy, useEffect, useEffectEvent, useState } from "react";
import { keepTimeLeft } from "#features/controls/own/queries.ts";
import { ChoiceOverlay } from "#features/interactive/choice/choice-overlay.tsx";
import { TapOverlay } from "#features/interactive/choice/tap-overlay.tsx";
import { useReadChoice } from "#features/interactive/choice/use-read-choice.ts";
import { ReadAlong } from "#features/interactive/lines/read-along.tsx";
import { EndingScreen } from "#features/interactive/map/ending-screen.tsx";
import { PathReporter } from "#features/interactive/play/path-reporter.ts";
import { useSession } from "#features/interactive/play/use-session.ts";
import { interactiveQuery } from "#features/interactive/queries.ts";
import type { StartAt } from "#features/interactive/session/session.ts";
import { createPlayer } from "#features/playback/create-player.ts";
import { useLanguages } from "#features/playback/effects/use-languages.ts";
import { useSavedPreferences } from "#features/playback/use-saved-preferences.ts";
import type { ApiError } from "#platform/api.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { PlayerFrame } from "#ui/player-controls/player-frame.tsx";

const ScreenTime = lazy(() =>
  import("#features/controls/screen-time/screen-time.tsx").then((module) => ({
    default: module.ScreenTime,
  })),
);

type Props = {
  film: InteractiveDetail;
  playback: InteractivePlayback;
  start: StartAt;
  onLeave: () => void;
  onMap: () => void;
  /** Requests a new playback: the links have expired. */
  onRetry: () => void;
  onHalted: (why: "stopped" | "full") => void;
  onRefused: (error: ApiError) => void;
};

/** An interactive film in the player, with its choices and endings over the picture. */
export function PlayFilm({ film, playback, start, onLeave, onRetry, ...props }: Props) {
  const [player] = useState(createPlayer);
  const profileId = useProfileId();
  const cache = useQueryClient();
  const { captionStyle, setCaptionStyle } = useSavedPreferences(player);
  useLanguages(player, profileId);
  const running = useSession(player, film, { playback, start });
  const [titles, setTitles] = useState<Record<string, string>>({});
  const isForKids = film.kind === "story";

  const keep = useEffectEvent((saved: SavedPath) => {
    keepTimeLeft(cache, film.id, saved.timeLeft);
    if (saved.foundEndings.length > 0) {
      const fresh = Object.fromEntries(saved.foundEndings.map(({ id, title }) => [id, title]));
      setTitles((known) => ({ ...known, ...fresh }));
    }
    if (saved.foundClips.length > 0 || saved.foundEndings.length > 0) {
      void cache.invalidateQueries(interactiveQuery(film.id));
    }
    if (saved.stream !== "playing") props.onHalted(saved.stream);
  });
  const refuse = useEffectEvent(props.onRefused);
  const firstRevision = useEffectEvent(() => film.place?.revision ?? 0);
  const session = running?.session;
  useEffect(() => {
    if (!session || !profileId) return undefined;
    const reporter = new PathReporter({
      filmId: film.id,
      revision: firstRevision(),
      read: () => {
        const { onScreen } = session.state.get();
        const { phase, captionTrack } = player.state;
        const positionSeconds = player.currentSeconds - (player.joinAt()?.startSeconds ?? 0);
        const isReadAlong = captionTrack !== null;
        return {
          entry: onScreen,
          positionSeconds: Math.max(0, positionSeconds),
          isPlaying: phase === "playing",
          isReadAlong,
        };
      },
      onSaved: (saved) => keep(saved),
      onRefused: (error) => refuse(error),
    });
    const leave = () => reporter.report(true);
    addEventListener("pagehide", leave);
    const unsubscribe = session.state.subscribe(() => {
      if (session.state.get().phase === "ended") reporter.report();
    });
    return () => {
      removeEventListener("pagehide", leave);
      unsubscribe();
      reporter.close();
    };
  }, [session, profileId, film.id, player]);

  const textOf = (text: string) => film.texts[text] ?? text;
  const question = running?.state.question ?? null;
  useReadChoice(isForKids ? question?.moment : undefined, textOf);

  return (
    <PlayerFrame
      player={player}
      film={{
        title: film.title,
        posterUrl: film.backdropUrl,
        intro: null,
        creditsAtSeconds: null,
        resumedFromSeconds: 0,
        next: null,
      }}
      captionStyle={captionStyle}
      onCaptionStyle={setCaptionStyle}
      onLeave={onLeave}
      onNext={() => undefined}
      onRetry={onRetry}
      isCalm
      over={
        <>
          {isForKids && !question && <ReadAlong player={player} />}
          {running && question && (
            <Question running={running} film={film} player={player} textOf={textOf} />
          )}
          {running?.state.phase === "ended" && running.state.moment.next.kind === "ending" && (
            <EndingScreen
              film={film}
              ending={running.state.moment.next.ending}
              found={foundEnding(film, running.state.moment.next.ending, titles)}
              isForKids={isForKids}
              onUndo={() => running.session.undo()}
              onStartOver={() => running.session.goTo({ path: [] })}
              onMap={props.onMap}
              onLeave={onLeave}
            />
          )}
          <Suspense fallback={null}>
            <ScreenTime titleId={film.id} player={player} onLeave={onLeave} onRetry={onRetry} />
          </Suspense>
        </>
      }
    />
  );
}

type QuestionProps = {
  running: NonNullable<ReturnType<typeof useSession>>;
  film: InteractiveDetail;
  player: ReturnType<typeof createPlayer>;
  textOf: (text: string) => string;
};

function Question({ running, film, player, textOf }: QuestionProps) {
  const { session, state } = running;
  const { question } = state;
  if (!question) return null;
  const { next } = question.moment;
  if (next.kind === "tap") {
    return (
      <TapOverlay
        key={state.path.join(".")}
        tap={next}
        textOf={textOf}
        onDone={() => session.answerDefault()}
      />
    );
  }
  if (next.kind !== "choice") return null;
  return (
    <ChoiceOverlay
      key={state.path.join(".")}
      player={player}
      prompt={next.prompt}
      options={optionsOf(question.moment)}
      window={question.window}
      pictureOf={(clip) => film.clips[clip]?.pictureUrl ?? null}
      textOf={textOf}
      isLarge={film.kind === "story"}
      onAnswer={(option) => session.answer(option)}
      onUndo={state.path.length > 0 ? () => session.undo() : null}
    />
  );
}

/** An ending's title is known once it was found: before, or by this showing. */
function foundEnding(film: InteractiveDetail, id: string, titles: Record<string, string>) {
  const known = film.endingList.find((ending) => ending.id === id);
  const fresh = titles[id];
  return { title: fresh ?? known?.title ?? "", isNew: fresh !== undefined };
}
