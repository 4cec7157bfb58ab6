import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
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
  const { data: grant, error, refetch } = useQuery(playbackQuery(titleId));
  const [, navigate] = useLocation();
  useRefusal(error);
  const leave = () => (history.length > 1 ? history.back() : navigate(routes.home));

  const retry = () => void refetch();
  const cache = useQueryClient();
  const [halted, setHalted] = useState<Halt | null>(null);
  const begin = () => {
    setHalted(null);
    void cache.resetQueries(playbackQuery(titleId));
  };

  return (
    <div className={styles.hall}>
      {halted && <Halted why={halted} onRetry={begin} onLeave={leave} />}
      {grant && !halted && (
        <Showing
          key={grant.titleId}
          grant={grant}
          onLeave={leave}
          onHalted={setHalted}
          over={over}
          onNext={(next) => navigate(routes.watch(next.id))}
        />
      )}
      {!grant && error && (
        <Refusal titleId={titleId} error={error} onRetry={retry} onLeave={leave}>
          <GrantFailure error={error} onRetry={retry} onLeave={leave} />
        </Refusal>
      )}
      {!grant && !error && <output className={styles.curtain} aria-label="Loading" />}
    </div>
  );
}
