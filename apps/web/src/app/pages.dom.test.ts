import { expect, test } from "vitest";
import { findPage } from "./pages.ts";

/** Routes that the specification names, some still without a page of their own. */
const promised = `/ /streaming /create-studio /page2
  /jam-challenge /editor /files /ar-companion /ar-streaming-demo
  /infusion /movie-game-experience`.split(/\s+/);

async function nameOfPage(path: string): Promise<string> {
  const view = await findPage(path).page.load();
  return view.name;
}

test.each([...promised, "/nowhere", "/watch", "/watch/a/b/c", "/sci-fi/more", "/Browse"])(
  "%s falls back to the home page",
  async (path) => {
    expect(await nameOfPage(path)).toBe("HomePage");
  },
);

test.each([
  "/sci-fi",
  "/fantasy",
  "/anime",
  "/adventure",
  "/kids",
  "/originals",
  "/kids/",
  "//kids//",
])("%s is a genre page", async (path) => {
  expect(await nameOfPage(path)).toBe("GenrePage");
});

test.each([
  ["/party-zone", "PartyZonePage"],
  ["/party-zone/ABC234", "PartyPage"],
  ["/page3", "ListenPage"],
  ["/page4", "LinksPage"],
  ["/vibes", "VibesPage"],
  ["/browse", "BrowsePage"],
  ["/features", "FeaturesPage"],
  ["/aws-streaming", "SecureStreamingPage"],
  ["/previews", "PreviewsPage"],
  ["/media", "MediaPage"],
  ["/hero-reel", "HeroReelPage"],
  ["/spaceship", "SpaceshipPage"],
  ["/interactive-cinema", "InteractiveCinemaPage"],
  ["/interactive-cinema/this-way-up", "InteractiveCinemaPage"],
  ["/evideos", "StoriesPage"],
  ["/play-games", "PlayGamesPage"],
  ["/play-games/kyles-dash", "PlayGamesPage"],
  ["/family-login", "FamilyLoginPage"],
  ["/profile", "ProfilePage"],
  ["/profile/family", "FamilyPage"],
  ["/profile/friends", "FriendsPage"],
  ["/devices", "DevicesPage"],
  ["/achievements", "AchievementsPage"],
  ["/auth-test", "SessionInfoPage"],
  ["/logo-test", "ComponentGalleryPage"],
])("%s has its own page", async (path, name) => {
  expect(await nameOfPage(path)).toBe(name);
});

test.each([
  ["/watch/tin-moon", { id: "tin-moon" }],
  ["/watch/featured/2", { section: "featured", id: "2" }],
])("%s is the watch page with its parameters", async (path, params) => {
  expect(await nameOfPage(path)).toBe("WatchPage");
  expect(findPage(path).params).toEqual(params);
});

test("a loaded page renders without suspending", async () => {
  const { page } = findPage("/features");
  const view = await page.load();
  expect(page.findView()).toBe(view);
});
