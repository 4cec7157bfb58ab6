import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { PlayerFrame } from "#ui/player-controls/player-frame.tsx";
import { toFilm } from "./playback-source.ts";
import { prefetchPlayback } from "./prefetch.ts";
import { useKeptPreferences } from "./use-kept-preferences.ts";
import { useMediaSession } from "./use-media-session.ts";
import { usePlayer } from "./use-player.ts";
import { useProgressReport } from "./use-progress-report.ts";

type Props = { grant: Playback; onLeave: () => void; onNext: (next: TitleCard) => void };

/** A granted title while it is shown. */
export function Showing({ grant, onLeave, onNext }: Props) {
  const { player, retry } = usePlayer(grant);
  const { captionStyle, setCaptionStyle } = useKeptPreferences(player);
  const { next } = grant;
  const goOn = () => {
    if (next) onNext(next);
  };
  useProgressReport(player, grant.titleId);
  useMediaSession(player, {
    title: grant.title,
    artworkUrl: grant.posterUrl,
    onNext: next ? goOn : null,
  });

  return (
    <PlayerFrame
      player={player}
      film={toFilm(grant)}
      captionStyle={captionStyle}
      onCaptionStyle={setCaptionStyle}
      onLeave={onLeave}
      onNext={goOn}
      onNextNear={() => next && prefetchPlayback(next.id)}
      onRetry={retry}
    />
  );
}
