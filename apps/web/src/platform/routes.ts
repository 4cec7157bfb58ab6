import type { GenreSlug } from "@goldmane/contracts/library/limits";
import type { PlanId } from "@goldmane/contracts/subscription/plans";

/** Every address of the product that a link may name. */
export const routes = {
  home: "/streaming",
  genre: (slug: GenreSlug) => `/${slug}`,
  watch: (titleId: string) => `/watch/${titleId}`,
  /** A title from a place in it on, in whole seconds. */
  watchFrom: (titleId: string, second: number) => `/watch/${titleId}?at=${second}`,
  /** A title by its place on a shelf, such as the third of `featured`. */
  watchOnShelf: (section: string, id: string) => `/watch/${section}/${id}`,
  /** The home page with one title's particulars laid over it. */
  particulars: (titleId: string) => `/streaming?title=${titleId}`,
  browse: "/browse",
  /** Everything that can be watched, to choose from and, for its operator, to add to. */
  media: "/media",
  /** One trailer after the other, as large as the screen. */
  heroReel: "/hero-reel",
  /** Films that are to come. */
  previews: "/previews",
  /** Badges, earned and to earn. */
  achievements: "/achievements",
  /** The films on this device. */
  downloads: "/downloads",
  familyLogin: "/family-login",
  profile: "/profile",
  /** Who is in the family, and what they may: for parents. */
  family: "/profile/family",
  /** What a profile may see and do: for parents. */
  controls: (profileId: string) => `/profile/controls/${profileId}`,
  weekReport: "/profile/report",
  billing: "/profile/billing",
  account: "/account",
  reset: "/reset",
  devices: "/devices",
  authTest: "/auth-test",
  logoTest: "/logo-test",
  /** Running the house: for its operator. */
  admin: (section: string) => `/admin/${section}`,
  adminHousehold: (id: string) => `/admin/households/${id}`,
  /** What protects a film on its way. */
  secureStreaming: "/aws-streaming",
  /** What the house can do. */
  features: "/features",
  /** Watching together: what is on, and what is planned. */
  partyZone: "/party-zone",
  /** Households that this one watches with: for parents. */
  friends: "/profile/friends",
  /** One party, by its code. */
  party: (code: string) => `/party-zone/${code}`,
  /** A phone as a screen's remote control: with a code in its address, or one to type. */
  remote: "/remote",
  remoteWith: (code: string) => `/remote/${code}`,
  listen: "/page3",
  links: "/page4",
  pricing: "/pricing",
  checkout: (plan: PlanId) => `/checkout?plan=${plan}`,
} as const;
