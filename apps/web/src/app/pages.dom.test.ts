import { expect, test } from "vitest";
import { findPage } from "./pages.ts";

/** Every route the product promises, some with a page of their own still to come. */
const promised = `/ /streaming /create-studio /page2
  /jam-challenge /spaceship /editor /files /ar-companion /ar-streaming-demo
  /play-games /vibes /infusion /interactive-cinema /movie-game-experience
  /evideos`.split(/\s+/);

async function nameOfPage(path: string): Promise<string> {
  const view = await findPage(path).page.load();
  return view.name;
}

test.each([...promised, "/nowhere", "/watch", "/watch/a/b/c", "/sci-fi/more"])(
  "%s shows the home page while it has none of its own",
  async (path) => {
    expect(await nameOfPage(path)).toBe("HomePage");
  },
);

test.each(["/sci-fi", "/fantasy", "/anime", "/adventure", "/kids", "/originals", "/kids/"])(
  "%s is a hall",
  async (path) => {
    expect(await nameOfPage(path)).toBe("GenrePage");
  },
);

test.each([
  ["/party-zone", "PartyZonePage"],
  ["/party-zone/ABC234", "PartyPage"],
  ["/page3", "ListenPage"],
  ["/page4", "LinksPage"],
  ["/browse", "BrowsePage"],
  ["/features", "FeaturesPage"],
  ["/aws-streaming", "SecureStreamingPage"],
  ["/previews", "PreviewsPage"],
  ["/media", "MediaPage"],
  ["/hero-reel", "HeroReelPage"],
  ["/family-login", "FamilyLoginPage"],
  ["/profile", "ProfilePage"],
  ["/profile/family", "FamilyPage"],
  ["/profile/friends", "FriendsPage"],
  ["/devices", "DevicesPage"],
  ["/achievements", "AchievementsPage"],
  ["/auth-test", "AuthTestPage"],
  ["/logo-test", "LogoTestPage"],
])("%s is a page of the family's own", async (path, name) => {
  expect(await nameOfPage(path)).toBe(name);
});

test.each([
  ["/watch/tin-moon", { id: "tin-moon" }],
  ["/watch/featured/2", { section: "featured", id: "2" }],
])("%s is the watch page and knows what to play", async (path, params) => {
  expect(await nameOfPage(path)).toBe("WatchPage");
  expect(findPage(path).params).toEqual(params);
});

test("a page whose script is here has nothing to wait for", async () => {
  const { page } = findPage("/features");
  const view = await page.load();
  expect(page.findView()).toBe(view);
});
