import type { LinkCategory, OutsideLinkKind } from "@goldmane/contracts/directory/limits";
import type { Brand } from "./links/link-group.ts";
import { linkGroups } from "./links/link-groups.ts";
import { foodApps, hostApps, musicPlatforms } from "./lists/outside-apps.ts";
import { podcasts } from "./lists/podcasts.ts";

export type LinkEntry = Brand & { id: number; category: LinkCategory };

export const links: readonly LinkEntry[] = linkGroups
  .flatMap(({ category, brands }) => brands.map((brand) => ({ ...brand, category })))
  .map((brand, index) => ({ id: index + 1, ...brand }));

/** Common fields of outside links. */
type OutsideLink = { id: string | number; url: string };

const outsideLinks: Readonly<Record<OutsideLinkKind, readonly OutsideLink[]>> = {
  link: links,
  podcast: podcasts,
  music: musicPlatforms,
  food: foodApps,
  host: hostApps,
};

export function findOutsideLink({
  kind,
  id,
}: {
  kind: OutsideLinkKind;
  id: string;
}): OutsideLink | undefined {
  return outsideLinks[kind].find((link) => String(link.id) === id);
}
