import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { usePublishCurrentFilm } from "./use-publish-current-film.ts";
import { useMediaSession } from "./use-media-session.ts";
import { type Halt, useProgressReport } from "./use-progress-report.ts";

type Props = {
  grant: Playback;
  player: Player;
  onHalted: (why: Halt) => void;
  /** Null without a next title. */
  onNext: (() => void) | null;
};

/** What a showing does unseen: tells the server and the system how far it has come. */
export function PlaybackEffects({ grant, player, onHalted, onNext }: Props) {
  useProgressReport(player, grant.titleId, onHalted);
  usePublishCurrentFilm({ player, grant, onNext });
  useMediaSession(player, { title: grant.title, artworkUrl: grant.posterUrl, onNext });
  return null;
}
