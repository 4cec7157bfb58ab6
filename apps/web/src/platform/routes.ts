import type { GameId } from "@goldmane/contracts/games/limits";
import type { GenreSlug } from "@goldmane/contracts/library/limits";
import type { PlanId } from "@goldmane/contracts/subscription/plans";

/** Paths that links may point to. */
export const routes = {
  home: "/streaming",
  genre: (slug: GenreSlug) => `/${slug}`,
  watch: (titleId: string) => `/watch/${titleId}`,
  /** A title from a position, in whole seconds. */
  watchFrom: (titleId: string, second: number) => `/watch/${titleId}?at=${second}`,
  /** A title by its index in a row, such as the third of `featured`. */
  watchInSection: (section: string, id: string) => `/watch/${section}/${id}`,
  /** The home page with a title's details over it. */
  particulars: (titleId: string) => `/streaming?title=${titleId}`,
  /** Every area of the product. */
  explore: "/explore",
  browse: "/browse",
  /** The media library; operators can add to it. */
  media: "/media",
  /** Full-screen trailers. */
  heroReel: "/hero-reel",
  /** Upcoming films. */
  previews: "/previews",
  achievements: "/achievements",
  /** Downloads on this device. */
  downloads: "/downloads",
  familyLogin: "/family-login",
  /** The set-up wizard's later steps, for operators. */
  setupStep: (step: string) => `/setup?step=${step}`,
  profile: "/profile",
  /** Family members and their limits, for parents. */
  family: "/profile/family",
  /** A profile's parental controls, for parents. */
  controls: (profileId: string) => `/profile/controls/${profileId}`,
  weekReport: "/profile/report",
  billing: "/profile/billing",
  account: "/account",
  reset: "/reset",
  devices: "/devices",
  sessionInfo: "/auth-test",
  componentGallery: "/logo-test",
  /** Server administration, for operators. */
  admin: (section: string) => `/admin/${section}`,
  adminHousehold: (id: string) => `/admin/households/${id}`,
  /** How streams are protected. The URL is older than the page: no AWS service is involved. */
  secureStreaming: "/aws-streaming",
  /** The product's features. */
  features: "/features",
  /** Watch parties, current and scheduled. */
  partyZone: "/party-zone",
  /** Friend households, for parents. */
  friends: "/profile/friends",
  /** A party, by its code. */
  party: (code: string) => `/party-zone/${code}`,
  /** A phone as a screen's remote control; `remoteWith` passes the pairing code. */
  remote: "/remote",
  remoteWith: (code: string) => `/remote/${code}`,
  /** Music, nature sounds, breathing and timers. */
  vibes: "/vibes",
  /** The films as a galaxy. */
  spaceship: "/spaceship",
  games: "/play-games",
  game: (id: GameId) => `/play-games/${id}`,
  /** A game that begins at once, in this mode. */
  gameStart: (id: GameId, mode: string) => `/play-games/${id}?mode=${mode}`,
  /** Films that ask what happens next. */
  interactiveCinema: "/interactive-cinema",
  interactiveFilm: (id: string) => `/interactive-cinema/${id}`,
  /** Interactive stories for children. */
  stories: "/evideos",
  story: (id: string) => `/evideos/${id}`,
  /** The avatar maker of Kyle's Dash. */
  avatar: "/play-games/kyles-dash/avatar",
  listen: "/page3",
  links: "/page4",
  pricing: "/pricing",
  checkout: (plan: PlanId) => `/checkout?plan=${plan}`,
  /** How a device comes to trust the server's certificate. */
  trust: "/trust",
} as const;
