import type { Player } from "@goldmane/player/dom/player";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { heatMapQuery } from "#features/parties/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import styles from "./heat-map.module.css";
import { pathOf, shapeHeat } from "./shape-heat.ts";

type Props = { player: Player; titleId: string; /** Others keep reacting. */ isLive: boolean };

const againEveryMs = 20_000;

/** Over the film from left to right: where viewers in parties reacted most. */
export function HeatMap({ player, titleId, isLive }: Props) {
  const duration = usePlayerState(player, (state) => state.durationSeconds);
  // The film comes first; anonymous viewers get no heat map.
  const hasBegun = usePlayerState(player, ({ phase }) => phase === "playing" || phase === "paused");
  const { data: session } = useQuery(sessionQuery);
  const { data } = useQuery({
    ...heatMapQuery(titleId),
    enabled: hasBegun && navigator.onLine && Boolean(session?.profile),
    refetchInterval: isLive ? againEveryMs : false,
  });
  const heat = data && duration > 0 ? shapeHeat(data.seconds, duration) : null;
  if (!heat) return null;
  return (
    <div className={styles.heat} aria-hidden="true">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        <path d={pathOf(heat.parts)} />
      </svg>
      {heat.peaks.map(({ second, most }) => (
        <span key={second} style={{ "--at": second / duration } as CSSProperties}>
          <ReactionIcon reaction={most} />
        </span>
      ))}
    </div>
  );
}
