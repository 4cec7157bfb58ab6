import { nameGenre } from "@goldmane/contracts/library/rules";
import { useQuery } from "@tanstack/react-query";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import { flightLogQuery, useRecordLanding } from "#features/spaceship/queries.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { say, sayText } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { chartPlanets } from "@goldmane/contracts/achievements/limits";

/** Records a profile's landings, and says when one completes the system's star chart. */
export function useLandings({ planets }: Galaxy): (planet: Planet) => void {
  const hasProfile = typeof useProfileId() === "string";
  const { data: log } = useQuery({ ...flightLogQuery, enabled: hasProfile });
  const { mutate } = useRecordLanding();
  return ({ id, title: { genre } }) => {
    if (!log || log.landedOn.includes(id)) return;
    mutate(id, {
      onSuccess: ({ landedOn }) => {
        const landed = planets.filter(
          (planet) => planet.title.genre === genre && landedOn.includes(planet.id),
        );
        if (landed.length !== chartPlanets) return;
        showToast({
          title: say`Star chart collected`,
          description: say`You landed on ${chartPlanets} planets of the ${sayText(nameGenre(genre))} system.`,
        });
      },
    });
  };
}
