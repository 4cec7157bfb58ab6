import type { RealmSlug } from "@goldmane/games/adventure-quest/world/realms";
import { say } from "#platform/words/say.ts";

/** A realm's name: that of its film genre. */
export function realmName(slug: RealmSlug): string {
  const names: Record<RealmSlug, () => string> = {
    adventure: () => say`Adventure`,
    kids: () => say`Kids`,
    fantasy: () => say`Fantasy`,
    anime: () => say`Anime`,
    "sci-fi": () => say`Sci-Fi`,
    originals: () => say`Originals`,
  };
  return names[slug]();
}
