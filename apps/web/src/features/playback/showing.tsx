import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import type { ApiError } from "#platform/api.ts";
import { PlayerFrame } from "#ui/player-controls/player-frame.tsx";
import type { OverFilm } from "./slots.ts";
import { toFilm } from "./playback-source.ts";
import { prefetchPlayback } from "./prefetch.ts";
import { nextInQueue } from "./queue.ts";
import { useKeptPreferences } from "./use-kept-preferences.ts";
import { useMediaSession } from "./use-media-session.ts";
import { usePlayer } from "./use-player.ts";
import { type Halt, useProgressReport } from "./use-progress-report.ts";

type Props = {
  grant: Playback;
  onLeave: () => void;
  onNext: (next: Pick<TitleCard, "id">) => void;
  onHalted: (why: Halt) => void;
  onRefused: (refusal: ApiError) => void;
  over: OverFilm;
};

/** A granted title while it is shown. */
export function Showing({ grant, onLeave, onNext, onHalted, onRefused, over: Over }: Props) {
  const { player, retry } = usePlayer(grant, onRefused);
  const { captionStyle, setCaptionStyle } = useKeptPreferences(player);
  const { data: controls } = useQuery(ownControlsQuery);
  const [next] = useState(() => nextInQueue(grant.titleId) ?? grant.next);
  const goOn = () => {
    if (next) onNext(next);
  };
  useProgressReport(player, grant.titleId, onHalted);
  useMediaSession(player, {
    title: grant.title,
    artworkUrl: grant.posterUrl,
    onNext: next ? goOn : null,
  });

  return (
    <PlayerFrame
      player={player}
      film={{ ...toFilm(grant), next }}
      captionStyle={captionStyle}
      onCaptionStyle={setCaptionStyle}
      onLeave={onLeave}
      onNext={goOn}
      onNextNear={() => next && prefetchPlayback(next.id)}
      onRetry={retry}
      isCalm={controls?.calm.noAutoplay ?? false}
      over={<Over titleId={grant.titleId} player={player} onLeave={onLeave} onRetry={retry} />}
    />
  );
}
