/** What the outside links are about, in the order in which a page lists them. */
export const linkCategories = [
  "Sports",
  "Streaming",
  "Gaming",
  "Social",
  "Music",
  "News",
  "Shopping",
  "Food",
  "Tech",
  "Creative",
  "Productivity",
  "Cloud",
  "Automotive",
  "FinTech",
  "Fitness",
  "Health",
  "Wellness",
  "Transport",
  "Travel",
  "Airlines",
  "AI",
  "Crypto",
  "E-commerce",
  "Messaging",
  "Communication",
  "Design",
  "Education",
] as const;
export type LinkCategory = (typeof linkCategories)[number];

export const linkCount = 150;
export const podcastCount = 8;
export const musicPlatformCount = 6;
export const foodAppCount = 5;
export const hostAppCount = 4;
export const previouslyWatchedCount = 6;

/** Each of the outside places has its list, and an id in it. */
export const outsideLinkKinds = ["link", "podcast", "music", "food", "host"] as const;
export type OutsideLinkKind = (typeof outsideLinkKinds)[number];

/** The carousel of links goes on by itself every 3 s, and 10 s after somebody turned it. */
export const linkTurnMs = 3000;
export const linkRestMs = 10_000;
