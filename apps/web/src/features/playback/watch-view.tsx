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

const loadGrantFailure = async () => {
  const module = await import("./grant-failure.tsx");
  return { default: module.GrantFailure };
};
const GrantFailure = lazy(loadGrantFailure);
// It must be here by the time nobody answers any more.
loadGrantFailure().catch(() => undefined);
const Halted = lazy(() =>
  import("./streams/halted.tsx").then((module) => ({ default: module.Halted })),
);

type Props = {
  titleId: string;
  /** Lies over a film that plays. */
  over: OverFilm;
  /** Stands in place of a film that is refused. */
  refused: RefusedFilm;
  /** Where it begins, in seconds; where the viewer left it without. */
  from?: number | undefined;
  led?: LedShowing;
};

/** One title on the screen, as large as the window lets it. */
export function WatchView({ titleId, over, refused: Refusal, from, led }: Props) {
  const { data, error } = useQuery(playbackQuery(titleId));
  const grant = useMemo(
    () => (data && from !== undefined ? { ...data, resumeSeconds: from } : data),
    [data, from],
  );
  const [, navigate] = useLocation();
  const leave = () => (history.length > 1 ? history.back() : navigate(routes.home));

  const cache = useQueryClient();
  const [halted, setHalted] = useState<Halt | null>(null);
  /** Of a film that ran before. */
  const [late, setLate] = useState<ApiError | null>(null);
  const refusal = late ?? (grant ? null : error);
  const isRefused = Boolean(halted ?? refusal);
  useEffect(() => {
    if (!isRefused) return;
    removeBootPicture();
    // What to do about it may be asked in a dialog, which lies outside of what is full screen.
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
    <div className={styles.view} data-shows={isRefused ? "words" : "film"}>
      {halted && (
        <Suspense fallback={null}>
          <Halted why={halted} onRetry={begin} onLeave={leave} />
        </Suspense>
      )}
      {grant && !halted && !late && (
        <Showing
          key={grant.titleId}
          grant={grant}
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
            <GrantFailure error={refusal} onRetry={begin} onLeave={leave} />
          </Refusal>
        </Suspense>
      )}
      {!grant && !refusal && (
        <output className={styles.curtain} aria-label={say`Loading`}>
          <span className={spinner.ring} />
        </output>
      )}
    </div>
  );
}
