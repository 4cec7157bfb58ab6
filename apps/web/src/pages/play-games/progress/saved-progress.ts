import { queryOptions } from "@tanstack/react-query";
import { sayPlural } from "#platform/words/say.ts";

type SavingGame = "slime-adventure" | "adventure-quest";

/** A game's saved progress in words; null without a save. Its reader is loaded with it. */
export function savedProgressQuery(game: SavingGame, profileId: string | null) {
  return queryOptions({
    queryKey: ["game-progress", game, profileId],
    queryFn: () => (game === "slime-adventure" ? describeSlime : describeQuest)(profileId),
    meta: { isLocalized: true },
    staleTime: 0,
    retry: false,
  });
}

async function describeSlime(profileId: string | null): Promise<string | null> {
  const [{ loadProgress }, { nextLevel }, { levelName }] = await Promise.all([
    import("#features/games/slime-adventure/progress/current-progress.ts"),
    import("#features/games/slime-adventure/progress/progress.ts"),
    import("#features/games/slime-adventure/level-names.ts"),
  ]);
  const progress = await loadProgress(profileId);
  const all = Object.values(progress.levels);
  if (all.length === 0) return null;
  const level = nextLevel(progress);
  const stars = all.reduce((sum, one) => sum + one.stars, 0);
  return sayPlural(
    stars,
    { one: "Level {0}: {1} · # star", other: "Level {0}: {1} · # stars" },
    level,
    levelName(level),
  );
}

async function describeQuest(profileId: string | null): Promise<string | null> {
  const [{ furthestStory, openSlots }, { realmSlugs }, { realmName }] = await Promise.all([
    import("#features/games/adventure-quest/saves.ts"),
    import("@goldmane/games/adventure-quest/world/realms"),
    import("#features/games/adventure-quest/menu/realm-name.ts"),
  ]);
  openSlots(profileId);
  const story = await furthestStory();
  if (!story) return null;
  const realm = realmName(realmSlugs[story.save.realm] ?? "adventure");
  return sayPlural(story.save.gems, { one: "{0} · # gem", other: "{0} · # gems" }, realm);
}
