import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { keepTimeLeft } from "#features/controls/own/queries.ts";
import { readRefusal } from "#features/controls/screen-time/read-refusal.ts";
import type { ApiError } from "#platform/api.ts";
import { removeBootPicture } from "#platform/boot-picture.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { leaveFullscreen } from "#ui/player-controls/fullscreen.ts";
import spinner from "#ui/spinner/spinner.module.css";
import { playbackQuery } from "./queries.ts";
import type { LedShowing, OverFilm, RefusedFilm } from "./slots.ts";
import { Showing } from "./showing.tsx";
import type { Halt } from "./effects/use-progress-report.ts";
import styles from "./watch-view.module.css";

const loadPlaybackFailure = async () => {
  const module = await import("./playback-failure.tsx");
  return { default: module.PlaybackFailure };
};
const PlaybackFailure = lazy(loadPlaybackFailure);
// Preloaded, because it is needed when the server does not answer.
loadPlaybackFailure().catch(() => undefined);
const Halted = lazy(() =>
  import("./streams/halted.tsx").then((module) => ({ default: module.Halted })),
);

type Props = {
  titleId: string;
  /** Overlays on a playing film. */
  over: OverFilm;
  /** Replaces a refused film. */
  refused: RefusedFilm;
  /** Start position in seconds; the saved position by default. */
  from?: number | undefined;
  led?: LedShowing;
};

/** One title on the screen, as large as the window allows. */
export function WatchView({ titleId, over, refused: Refusal, from, led }: Props) {
  const { data, error } = useQuery(playbackQuery(titleId));
  const playback = useMemo(
    () => (data && from !== undefined ? { ...data, resumeSeconds: from } : data),
    [data, from],
  );
  const [, navigate] = useLocation();
  const leave = () => (history.length > 1 ? history.back() : navigate(routes.home));

  const cache = useQueryClient();
  const [halted, setHalted] = useState<Halt | null>(null);
  /** The refusal of a playback that had already started. */
  const [late, setLate] = useState<ApiError | null>(null);
  const refusal = late ?? (playback ? null : error);
  const isRefused = Boolean(halted ?? refusal);
  useEffect(() => {
    if (!isRefused) return;
    removeBootPicture();
    // A dialog may follow, which would be outside of the full-screen element.
    leaveFullscreen();
  }, [isRefused]);
  const begin = () => {
    setHalted(null);
    setLate(null);
    void cache.resetQueries(playbackQuery(titleId));
  };
  const refuse = (again: ApiError) => {
    const timeLeft = readRefusal(again);
    if (timeLeft) keepTimeLeft(cache, titleId, timeLeft);
    else if (again.details.reason === "stopped") setHalted("stopped");
    else setLate(again);
  };

  return (
    <div className={styles.view} data-shows={isRefused ? "message" : "film"}>
      {halted && (
        <Suspense fallback={null}>
          <Halted why={halted} onRetry={begin} onLeave={leave} />
        </Suspense>
      )}
      {playback && !halted && !late && (
        <Showing
          key={playback.titleId}
          playback={playback}
          onLeave={leave}
          onHalted={setHalted}
          onRefused={refuse}
          over={over}
          led={led}
          onNext={(next) => navigate(routes.watch(next.id))}
        />
      )}
      {refusal && (
        <Suspense fallback={null}>
          <Refusal titleId={titleId} error={refusal} onRetry={begin} onLeave={leave}>
            <PlaybackFailure error={refusal} onRetry={begin} onLeave={leave} />
          </Refusal>
        </Suspense>
      )}
      {!playback && !refusal && (
        <output className={styles.curtain} aria-label={say`Loading`}>
          <span className={spinner.ring} />
        </output>
      )}
    </div>
  );
}
