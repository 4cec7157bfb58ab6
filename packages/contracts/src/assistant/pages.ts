import { genres } from "#library/limits.ts";

/** Pages that an assistant can open, by name. */
export const pages = {
  home: "/streaming",
  browse: "/browse",
  previews: "/previews",
  trailers: "/hero-reel",
  spaceship: "/spaceship",
  games: "/play-games",
  media: "/media",
  listen: "/page3",
  vibes: "/vibes",
  links: "/page4",
  downloads: "/downloads",
  achievements: "/achievements",
  features: "/features",
  pricing: "/pricing",
  profile: "/profile",
  familyLogin: "/family-login",
  devices: "/devices",
  explore: "/explore",
  partyZone: "/party-zone",
  remote: "/remote",
  friends: "/profile/friends",
  family: "/profile/family",
  weekReport: "/profile/report",
  billing: "/profile/billing",
  account: "/account",
  trust: "/trust",
  admin: "/admin",
  secureStreaming: "/aws-streaming",
  ...(Object.fromEntries(genres.map(({ slug }) => [slug, `/${slug}`])) as {
    [Slug in (typeof genres)[number]["slug"]]: `/${Slug}`;
  }),
} as const;
export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as [PageName, ...PageName[]];

/** The viewers that a page is for. */
export type PageAudience = "everyone" | "profile" | "grownUp" | "parent" | "operator";

const audiences: Readonly<Partial<Record<PageName, PageAudience>>> = {
  downloads: "profile",
  profile: "profile",
  pricing: "grownUp",
  devices: "grownUp",
  secureStreaming: "grownUp",
  trust: "grownUp",
  friends: "parent",
  family: "parent",
  weekReport: "parent",
  billing: "parent",
  account: "parent",
  admin: "operator",
};

export function audienceOf(page: PageName): PageAudience {
  return audiences[page] ?? "everyone";
}
