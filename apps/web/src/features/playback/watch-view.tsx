import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { keepTimeLeft } from "#features/controls/queries.ts";
import { readRefusal } from "#features/controls/screen-time/read-refusal.ts";
import type { ApiError } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { GrantFailure } from "./grant-failure.tsx";
import { playbackQuery } from "./queries.ts";
import type { OverFilm, RefusedFilm } from "./slots.ts";
import { Showing } from "./showing.tsx";
import { Halted } from "./streams/halted.tsx";
import type { Halt } from "./use-progress-report.ts";
import { useRefusal } from "./use-refusal.ts";
import styles from "./watch-view.module.css";

type Props = {
  titleId: string;
  /** Lies over a film that plays. */
  over: OverFilm;
  /** Stands in place of a film that is refused. */
  refused: RefusedFilm;
};

/** One title on the screen, as large as the window lets it. */
export function WatchView({ titleId, over, refused: Refusal }: Props) {
  const { data: grant, error } = useQuery(playbackQuery(titleId));
  const [, navigate] = useLocation();
  const leave = () => (history.length > 1 ? history.back() : navigate(routes.home));

  const cache = useQueryClient();
  const [halted, setHalted] = useState<Halt | null>(null);
  /** Of a film that ran before. */
  const [late, setLate] = useState<ApiError | null>(null);
  const refusal = late ?? (grant ? null : error);
  useRefusal(refusal);
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
    <div className={styles.hall} data-shows={halted || refusal ? "words" : "film"}>
      {halted && <Halted why={halted} onRetry={begin} onLeave={leave} />}
      {grant && !halted && !late && (
        <Showing
          key={grant.titleId}
          grant={grant}
          onLeave={leave}
          onHalted={setHalted}
          onRefused={refuse}
          over={over}
          onNext={(next) => navigate(routes.watch(next.id))}
        />
      )}
      {refusal && (
        <Refusal titleId={titleId} error={refusal} onRetry={begin} onLeave={leave}>
          <GrantFailure error={refusal} onRetry={begin} onLeave={leave} />
        </Refusal>
      )}
      {!grant && !refusal && <output className={styles.curtain} aria-label="Loading" />}
    </div>
  );
}
