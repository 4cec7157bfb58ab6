import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import type { ApiError } from "#platform/api.ts";
import { PlayerFrame } from "#ui/player-controls/player-frame.tsx";
import type { Halt } from "./effects/use-progress-report.ts";
import type { LedShowing, OverFilm } from "./slots.ts";
import { toFilm } from "./playback-source.ts";
import { prefetchPlayback } from "./prefetch.ts";
import { nextInQueue } from "./queue.ts";
import { useKeptPreferences } from "./use-kept-preferences.ts";
import { usePlayer } from "./use-player.ts";

const loadPlaybackEffects = async () => {
  const module = await import("./effects/playback-effects.tsx");
  return { default: module.PlaybackEffects };
};
const PlaybackEffects = lazy(loadPlaybackEffects);
// Beside the film and not before it: nothing of it shows.
loadPlaybackEffects().catch(() => undefined);
const HeatMap = lazy(() =>
  import("./heat/heat-map.tsx").then((module) => ({ default: module.HeatMap })),
);

type Props = {
  grant: Playback;
  onLeave: () => void;
  onNext: (next: Pick<TitleCard, "id">) => void;
  onHalted: (why: Halt) => void;
  onRefused: (refusal: ApiError) => void;
  over: OverFilm;
  led: LedShowing | undefined;
};

/** A granted title while it is shown. */
export function Showing({ grant, led, onLeave, onNext, onHalted, onRefused, ...slots }: Props) {
  const { over: Over } = slots;
  const { player, retry } = usePlayer(grant, onRefused, led);
  const { captionStyle, setCaptionStyle } = useKeptPreferences(player);
  const { data: controls } = useQuery(ownControlsQuery);
  const [next] = useState(() => (led ? null : (nextInQueue(grant.titleId) ?? grant.next)));
  const goOn = () => {
    if (next) onNext(next);
  };

  const effects = (
    <PlaybackEffects
      player={player}
      grant={grant}
      onHalted={onHalted}
      onNext={next ? goOn : null}
    />
  );
  const heat = (
    <Suspense fallback={null}>
      <HeatMap player={player} titleId={grant.titleId} isLive={Boolean(led)} />
    </Suspense>
  );

  return (
    <PlayerFrame
      player={player}
      film={{
        ...toFilm(grant),
        next,
        ...(led && { resumedFromSeconds: 0 }),
        timelineOverlay: heat,
      }}
      captionStyle={captionStyle}
      onCaptionStyle={setCaptionStyle}
      onLeave={onLeave}
      onNext={goOn}
      onNextNear={() => next && prefetchPlayback(next.id)}
      onRetry={retry}
      isCalm={controls?.calm.noAutoplay ?? false}
      over={
        <>
          <Suspense fallback={null}>{effects}</Suspense>
          <Over titleId={grant.titleId} player={player} onLeave={onLeave} onRetry={retry} />
        </>
      }
    />
  );
}
