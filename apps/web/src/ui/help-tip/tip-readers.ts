import type { Role } from "@goldmane/contracts/family/limits";

/**
 * The help articles with a tip, and their readers as the articles name them. Known here, so that a
 * page loads no articles to decide whether to show a tip.
 */
export const tipReaders = {
  "rating-limit": "parent",
  "block-words": "parent",
  "screen-time": "parent",
  bedtime: "parent",
  "games-limits": "parent",
  "leo-for-children": "parent",
  requests: "parent",
  seats: "parent",
  "household-code": "parent",
  friends: "parent",
  devices: "parent",
  pin: "grown-up",
  language: "everyone",
  "tv-mode": "everyone",
  downloads: "everyone",
  "party-permissions": "everyone",
} as const;

export type TipArticle = keyof typeof tipReaders;

/** Whether the server lists the article for this viewer; visitors read what parents do. */
export function canReadTip(
  article: TipArticle,
  { isOperator, profile }: { isOperator: boolean; profile: { role: Role } | null },
): boolean {
  const reader = tipReaders[article];
  if (reader === "everyone" || isOperator || !profile || profile.role === "parent") return true;
  return reader === "grown-up" && profile.role === "adult";
}
