import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { Race } from "@goldmane/contracts/games/races/schema";
import type { RaceRow, RacerRow } from "./store.ts";

export function presentRace(race: RaceRow, racers: readonly RacerRow[]): Race {
  return {
    id: race.id,
    game: race.game,
    audience: race.audience,
    openedBy: race.opened_by,
    state: race.state,
    racers: racers.map(({ profile_id, display_name, avatar, left_at }) => ({
      profileId: profile_id,
      displayName: display_name,
      avatarUrl: avatarUrl(avatar),
      hasLeft: left_at !== null,
    })),
    seed: race.seed,
    startsAt: race.starts_at,
    order: race.order,
  };
}
