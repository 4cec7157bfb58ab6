import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import type { ApiError } from "#platform/api.ts";
import { PlayerFrame } from "#ui/player-controls/player-frame.tsx";
import type { Halt } from "./effects/use-progress-report.ts";
import type { LedShowing, OverFilm } from "./slots.ts";
import { toFilm } from "./playback-film.ts";
import { prefetchPlayback } from "./prefetch.ts";
import { nextInQueue } from "./queue.ts";
import { useSavedPreferences } from "./use-saved-preferences.ts";
import { usePlayer } from "./use-player.ts";

const loadPlaybackEffects = async () => {
  const module = await import("./effects/playback-effects.tsx");
  return { default: module.PlaybackEffects };
};
const PlaybackEffects = lazy(loadPlaybackEffects);
// Loaded beside the film and not before it: nothing of it is visible.
loadPlaybackEffects().catch(() => undefined);
const HeatMap = lazy(() =>
  import("./heat/heat-map.tsx").then((module) => ({ default: module.HeatMap })),
);

type Props = {
  playback: Playback;
  onLeave: () => void;
  onNext: (next: Pick<TitleCard, "id">) => void;
  onHalted: (why: Halt) => void;
  onRefused: (refusal: ApiError) => void;
  over: OverFilm;
  led: LedShowing | undefined;
};

/** A title during playback. */
export function Showing({ playback, led, onLeave, onNext, onHalted, onRefused, ...slots }: Props) {
  const { over: Over } = slots;
  const { player, retry } = usePlayer(playback, onRefused, led);
  const { captionStyle, setCaptionStyle } = useSavedPreferences(player);
  const { data: controls } = useQuery(ownControlsQuery);
  const [next] = useState(() => (led ? null : (nextInQueue(playback.titleId) ?? playback.next)));
  const goOn = () => {
    if (next) onNext(next);
  };

  const effects = (
    <PlaybackEffects
      player={player}
      playback={playback}
      isLed={Boolean(led)}
      onHalted={onHalted}
      onNext={next ? goOn : null}
    />
  );
  const heat = (
    <Suspense fallback={null}>
      <HeatMap player={player} titleId={playback.titleId} isLive={Boolean(led)} />
    </Suspense>
  );

  return (
    <PlayerFrame
      player={player}
      film={{
        ...toFilm(playback),
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
          <Over titleId={playback.titleId} player={player} onLeave={onLeave} onRetry={retry} />
        </>
      }
    />
  );
}
