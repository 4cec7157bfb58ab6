import { openScript } from "@goldmane/branching/script";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { TimeRefused } from "#features/controls/screen-time/time-refused.tsx";
import { StoryMap } from "#features/interactive/map/story-map.tsx";
import { interactivePlaybackQuery, interactiveQuery } from "#features/interactive/queries.ts";
import type { StartAt } from "#features/interactive/session/session.ts";
import { PlaybackFailure } from "#features/playback/playback-failure.tsx";
import { Halted } from "#features/playback/streams/halted.tsx";
import { ApiError } from "#platform/api.ts";
import { imageSources } from "#platform/image-sources.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Message } from "#ui/message/message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { FilmFacts } from "./film-facts.tsx";
import styles from "./film-page.module.css";
import { PlayFilm } from "./play-film.tsx";

type Props = {
  id: string;
  /** The page of all films of its kind. */
  allFilms: string;
};

/** One interactive film: its player, once it is started, and what the profile has found of it. */
export function InteractiveFilmPage({ id, allFilms }: Props) {
  const { data: film, error, refetch } = useQuery(interactiveQuery(id));
  useDocumentTitle(film?.title ?? say`Interactive film`);
  const [start, setStart] = useState<(StartAt & { showing: number }) | null>(null);
  const [showsMap, setShowsMap] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const script = useMemo(() => (film ? openScript(film.script) : null), [film]);
  const [location, navigate] = useLocation();
  const leave = () => {
    navigate(location, { replace: true });
    setStart(null);
  };
  const play = (at: StartAt) => {
    setShowsMap(false);
    setStart((before) => ({ ...at, showing: (before?.showing ?? 0) + 1 }));
    screen.current?.scrollIntoView({ block: "start" });
  };
  const chapterId = useSearchParams()[0].get("chapter");
  const chapter = film?.chapters.find((each) => each.id === chapterId);
  if (chapter && !start) {
    // The link is an order to play.
    setStart({ path: chapter.path, clip: chapter.clip, showing: 1 });
  }
  if (error && !film) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return (
      <Message
        heading={isMissing ? say`Film not found` : say`Film unavailable`}
        urgent
        actions={
          <>
            {!isMissing && (
              <Button variant="gold" icon="retry" onClick={() => void refetch()}>
                {say`Try again`}
              </Button>
            )}
            <ButtonLink variant="glass" href={allFilms}>
              {say`All films`}
            </ButtonLink>
          </>
        }
      >
        {isMissing
          ? say`It isn’t available on your profile, or the link is wrong.`
          : describeError(error)}
      </Message>
    );
  }
  if (!film || !script) return <Spinner />;
  const { place } = film;
  return (
    <div className={styles.page} data-genre={film.genre} data-kind={film.kind}>
      <div ref={screen} className={styles.screen} data-owns-arrows data-fullscreen-target>
        {start ? (
          <Show
            key={start.showing}
            id={id}
            start={start}
            onEnd={leave}
            onMap={() => setShowsMap(true)}
          />
        ) : (
          <div className={styles.poster}>
            <img {...imageSources(film.backdropUrl, 1280)} sizes="100vw" alt="" />
            <div className={styles.actions}>
              {place && (
                <Button
                  variant="gold"
                  icon="play"
                  onClick={() =>
                    play({ path: place.path, clip: place.clip, seconds: place.positionSeconds })
                  }
                >
                  {say`Resume`}
                </Button>
              )}
              <Button
                variant={place ? "glass" : "gold"}
                icon={place ? "retry" : "play"}
                onClick={() => play({ path: [] })}
              >
                {place ? say`Start over` : say`Play`}
              </Button>
            </div>
          </div>
        )}
      </div>
      <FilmFacts film={film} script={script} onPlay={play} />
      {showsMap && (
        <Dialog label={say`Story map`} onClose={() => setShowsMap(false)}>
          <StoryMap
            film={film}
            script={script}
            path={film.place?.path ?? []}
            textOf={(text) => film.texts[text] ?? text}
            onReplay={(path) => play({ path })}
          />
        </Dialog>
      )}
    </div>
  );
}

type ShowProps = { id: string; start: StartAt; onEnd: () => void; onMap: () => void };

/** The film's playback, or why it is refused. */
function Show({ id, start, onEnd, onMap }: ShowProps) {
  const cache = useQueryClient();
  const { data: film } = useQuery(interactiveQuery(id));
  const { data: playback, error } = useQuery(interactivePlaybackQuery(id));
  const [halted, setHalted] = useState<"stopped" | "full" | null>(null);
  const [late, setLate] = useState<Error | null>(null);
  const [, navigate] = useLocation();
  const begin = () => {
    setHalted(null);
    setLate(null);
    void cache.resetQueries(interactivePlaybackQuery(id));
  };
  const refusal = late ?? error;
  if (halted) return <Halted why={halted} onRetry={begin} onLeave={onEnd} />;
  if (refusal) {
    const leave = () => navigate("/streaming");
    return (
      <TimeRefused titleId={id} error={refusal} onRetry={begin} onLeave={onEnd}>
        <PlaybackFailure error={refusal} onRetry={begin} onLeave={leave} />
      </TimeRefused>
    );
  }
  if (!film || !playback) return <Spinner />;
  return (
    <PlayFilm
      film={film}
      playback={playback}
      start={start}
      onLeave={onEnd}
      onMap={onMap}
      onRetry={begin}
      onHalted={setHalted}
      onRefused={setLate}
    />
  );
}
