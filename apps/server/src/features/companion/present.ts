import type {
  HeldRemote,
  RemoteCard,
  ScreenState,
  Shown,
} from "@goldmane/contracts/companion/schema";
import { pictureUrl, type Title } from "#features/library/service.ts";
import type { RemoteRow } from "./store.ts";

export function presentCard(remote: RemoteRow): RemoteCard {
  return {
    id: remote.id,
    name: remote.name,
    device: remote.device,
    isGuest: remote.profile_id === null,
    isIn: remote.is_in === 1,
    isAway: remote.away_at !== null,
  };
}

export function presentHeld(
  remote: RemoteRow,
  { screenName, isAway }: { screenName: string; isAway: boolean },
): HeldRemote {
  const isGuest = remote.profile_id === null;
  return {
    remoteId: remote.id,
    isGuest,
    isIn: remote.is_in === 1,
    screenName: isGuest ? null : screenName,
    isAway,
  };
}

/** @param title null if the phone's profile isn't allowed to see it. */
export function presentShown(
  { film, isParty, game: played }: ScreenState,
  { title, remoteId }: { title: Title | null; remoteId: string },
): Shown {
  const own = played?.players.find((player) => player.remoteId === remoteId);
  const game = played && { buttons: played.buttons, player: own?.player ?? null };
  if (!film) return { film: null, isParty, game };
  const { titleId: _titleId, ...playing } = film;
  return {
    film: {
      ...playing,
      title: title && { title: title.title, posterUrl: pictureUrl(title, "poster") },
    },
    isParty,
    game,
  };
}
