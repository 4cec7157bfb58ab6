import type { LinkCategory, PlaceKind } from "@goldmane/contracts/directory/limits";
import type { Brand } from "./links/link-group.ts";
import { linkGroups } from "./links/link-groups.ts";
import { foodApps, hostApps, musicPlatforms } from "./lists/outside-apps.ts";
import { podcasts } from "./lists/podcasts.ts";

export type LinkEntry = Brand & { id: number; category: LinkCategory };

export const links: readonly LinkEntry[] = linkGroups
  .flatMap(({ category, brands }) => brands.map((brand) => ({ ...brand, category })))
  .map((brand, index) => ({ id: index + 1, ...brand }));

/** What every list says of a place outside. */
type Place = { id: string | number; url: string };

const places: Readonly<Record<PlaceKind, readonly Place[]>> = {
  link: links,
  podcast: podcasts,
  music: musicPlatforms,
  food: foodApps,
  host: hostApps,
};

export function findPlace({ kind, id }: { kind: PlaceKind; id: string }): Place | undefined {
  return places[kind].find((place) => String(place.id) === id);
}
