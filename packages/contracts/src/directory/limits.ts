/** Categories of the outside links, in display order. */
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

/** Categories of the podcasts. */
export const podcastCategories = [
  "Science",
  "Folktales",
  "Stories",
  "Questions",
  "Debate",
  "Myths",
] as const;
export type PodcastCategory = (typeof podcastCategories)[number];

export const linkCount = 150;
export const podcastCount = 8;
export const musicPlatformCount = 6;
export const foodAppCount = 5;
export const hostAppCount = 4;

/** Each kind of outside link has its own list and ids. */
export const outsideLinkKinds = ["link", "podcast", "music", "food", "host"] as const;
export type OutsideLinkKind = (typeof outsideLinkKinds)[number];

/** The carousel of links advances every 3 s, and 10 s after a manual turn. */
export const linkTurnMs = 3000;
export const linkRestMs = 10_000;
