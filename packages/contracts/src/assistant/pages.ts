import { genres } from "#library/limits.ts";

/** Pages that an assistant can open, by name. */
export const pages = {
  home: "/streaming",
  browse: "/browse",
  previews: "/previews",
  trailers: "/hero-reel",
  media: "/media",
  listen: "/page3",
  links: "/page4",
  downloads: "/downloads",
  achievements: "/achievements",
  features: "/features",
  pricing: "/pricing",
  profile: "/profile",
  familyLogin: "/family-login",
  devices: "/devices",
  account: "/account",
  secureStreaming: "/aws-streaming",
  ...(Object.fromEntries(genres.map(({ slug }) => [slug, `/${slug}`])) as {
    [Slug in (typeof genres)[number]["slug"]]: `/${Slug}`;
  }),
} as const;
export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as [PageName, ...PageName[]];
