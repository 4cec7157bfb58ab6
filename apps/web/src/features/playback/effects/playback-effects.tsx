import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { SoundOffer } from "./sound-offer.tsx";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { useLanguages } from "./use-languages.ts";
import { usePublishCurrentFilm } from "./use-publish-current-film.ts";
import { useMediaSession } from "./use-media-session.ts";
import { type Halt, useProgressReport } from "./use-progress-report.ts";

type Props = {
  playback: Playback;
  player: Player;
  /** Others choose what is shown. */
  isLed: boolean;
  onHalted: (why: Halt) => void;
  /** Null without a next title. */
  onNext: (() => void) | null;
};

/** What a film needs besides its picture: languages, progress reports, the system's media session. */
export function PlaybackEffects({ playback, player, isLed, onHalted, onNext }: Props) {
  const profileId = useProfileId();
  useLanguages(player, profileId);
  useProgressReport(player, { titleId: playback.titleId, profileId: profileId ?? null }, onHalted);
  usePublishCurrentFilm({ player, playback, onNext });
  useMediaSession(player, { title: playback.title, artworkUrl: playback.posterUrl, onNext });
  if (isLed || profileId === undefined) return null;
  return <SoundOffer player={player} profileId={profileId} />;
}
