import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { usePublishCurrentFilm } from "./use-publish-current-film.ts";
import { useMediaSession } from "./use-media-session.ts";
import { type Halt, useProgressReport } from "./use-progress-report.ts";

type Props = {
  playback: Playback;
  player: Player;
  onHalted: (why: Halt) => void;
  /** Null without a next title. */
  onNext: (() => void) | null;
};

/** Side effects of playback: progress reports and the system's media session. */
export function PlaybackEffects({ playback, player, onHalted, onNext }: Props) {
  useProgressReport(player, playback.titleId, onHalted);
  usePublishCurrentFilm({ player, playback, onNext });
  useMediaSession(player, { title: playback.title, artworkUrl: playback.posterUrl, onNext });
  return null;
}
