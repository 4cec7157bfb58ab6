/** A page that the tour visits. */
export type Stop = {
  /** Names the stop's screenshots and its faults. */
  name: string;
  /** The page's route pattern, as the app lists it. */
  page: string;
  /** The URL to open, if it isn't the pattern itself. `:child` and `:household` stand for ids. */
  at?: string;
  /** The dialog to open there, by its key in dialogs.ts. */
  dialog?: string;
  /** Whether a household without a plan visits it. */
  hasNoPlan?: true;
  /** Whether the server rejects a request of this page, which the browser logs to its console. */
  isRefused?: true;
  /** Whether it asks for the password first. */
  isLocked?: true;
  /** Whether a film has to play before checks run. */
  hasFilm?: true;
};

const genres = ["sci-fi", "fantasy", "anime", "adventure", "kids", "originals"];
const rooms = ["invitations", "plans", "sessions", "audit", "mail", "library", "vitals", "server"];

/** Every page of the product, and every overlay. */
export const stops: readonly Stop[] = [
  { name: "landing", page: "/", at: "/?reset=intro" },
  // With a hash, the home page opens without the intro.
  { name: "home", page: "/streaming", at: "/streaming#main" },
  { name: "title", page: "/streaming", at: "/streaming?title=captain-minnow" },
  { name: "watch", page: "/watch/:id", at: "/watch/captain-minnow", hasFilm: true },
  { name: "watch-row", page: "/watch/:section/:id", at: "/watch/featured/0" },
  ...genres.map((genre) => ({ name: genre, page: `/${genre}` })),
  { name: "party-zone", page: "/party-zone" },
  { name: "party-unknown", page: "/party-zone/:code", at: "/party-zone/ABC234", isRefused: true },
  { name: "remote", page: "/remote" },
  { name: "remote-unknown", page: "/remote/:code", at: "/remote/ABC234", isRefused: true },
  { name: "listen", page: "/page3" },
  { name: "vibes", page: "/vibes" },
  { name: "links", page: "/page4" },
  { name: "unknown-address", page: "/streaming", at: "/no/such/place" },
  { name: "explore", page: "/explore" },
  { name: "browse", page: "/browse" },
  { name: "search", page: "/browse", at: "/browse?q=moon" },
  { name: "search-nothing", page: "/browse", at: "/browse?q=zzzzqqqq" },
  { name: "previews", page: "/previews" },
  { name: "media", page: "/media" },
  { name: "kept", page: "/downloads" },
  { name: "kept-alias", page: "/kept" },
  { name: "achievements", page: "/achievements" },
  { name: "hero-reel", page: "/hero-reel" },
  { name: "spaceship", page: "/spaceship" },
  { name: "play-games", page: "/play-games" },
  { name: "interactive-cinema", page: "/interactive-cinema" },
  {
    name: "interactive-film",
    page: "/interactive-cinema/:film",
    at: "/interactive-cinema/this-way-up",
  },
  { name: "stories", page: "/evideos" },
  { name: "story", page: "/evideos/:film", at: "/evideos/bun-and-the-runaway-dough" },
  { name: "avatar", page: "/play-games/kyles-dash/avatar" },
  { name: "kyles-dash", page: "/play-games/:game", at: "/play-games/kyles-dash" },
  { name: "family-login", page: "/family-login" },
  { name: "profile", page: "/profile" },
  { name: "family", page: "/profile/family" },
  { name: "friends", page: "/profile/friends" },
  { name: "controls", page: "/profile/controls/:id", at: "/profile/controls/:child" },
  { name: "week-report", page: "/profile/report" },
  { name: "billing", page: "/profile/billing" },
  { name: "account", page: "/account" },
  { name: "setup", page: "/setup" },
  { name: "invitation", page: "/invite" },
  { name: "reset", page: "/reset" },
  { name: "verify", page: "/verify" },
  { name: "secure-streaming", page: "/aws-streaming" },
  { name: "devices", page: "/devices" },
  { name: "trust", page: "/trust" },
  { name: "admin", page: "/admin" },
  ...rooms.map((room) => ({
    name: `admin-${room}`,
    page: "/admin/:section",
    at: `/admin/${room}`,
    ...(room === "mail" && { isLocked: true as const }),
  })),
  {
    name: "admin-household",
    page: "/admin/households/:id",
    at: "/admin/households/:household",
  },
  { name: "auth-test", page: "/auth-test" },
  { name: "features", page: "/features" },
  { name: "logo-test", page: "/logo-test" },
  { name: "pricing", page: "/pricing" },
  { name: "checkout", page: "/checkout", at: "/checkout?plan=family", hasNoPlan: true },
  { name: "checkout-done", page: "/checkout", at: "/checkout?plan=family" },
  { name: "account-menu", page: "/achievements", dialog: "account menu" },
  { name: "profiles", page: "/achievements", dialog: "profiles" },
  { name: "create-profile", page: "/achievements", dialog: "create profile" },
  { name: "watchlist", page: "/achievements", dialog: "watchlist" },
  { name: "phone-code", page: "/watch/:id", at: "/watch/two-kettles", dialog: "phone remote" },
  { name: "leo", page: "/achievements", dialog: "leo" },
  { name: "leo-vibes", page: "/achievements", dialog: "leo's vibes" },
  { name: "leo-links", page: "/achievements", dialog: "leo's links" },
  { name: "leo-music", page: "/achievements", dialog: "leo's music" },
  { name: "listen-playing", page: "/page3", dialog: "music" },
  { name: "media-playing", page: "/media", at: "/media?kind=music", dialog: "music" },
  { name: "plan-change", page: "/profile/billing", dialog: "plan change" },
];
