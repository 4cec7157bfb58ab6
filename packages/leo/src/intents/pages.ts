import type { IntentName } from "./intent-names.ts";

/** The pages that intents open. */
export const pageOfIntent = {
  open_home: "/streaming",
  open_downloads: "/downloads",
  open_party_zone: "/party-zone",
  open_profile: "/profile",
  open_family: "/profile/family",
  open_report: "/profile/report",
  open_billing: "/profile/billing",
  open_account: "/account",
  open_devices: "/devices",
  open_explore: "/explore",
  open_listen: "/page3",
  open_links: "/page4",
  open_achievements: "/achievements",
  open_previews: "/previews",
  open_media: "/media",
  open_friends: "/profile/friends",
  open_features: "/features",
  open_pricing: "/pricing",
  switch_profile: "/family-login",
} as const satisfies Partial<Record<IntentName, string>>;

const intents = new Map<string, IntentName>(
  (Object.keys(pageOfIntent) as (keyof typeof pageOfIntent)[]).map((intent) => [
    pageOfIntent[intent],
    intent,
  ]),
);

/** The intent that opens a page; the one of all areas if no intent opens that page only. */
export function intentOfPage(pageId: string): IntentName {
  if (pageId.startsWith("/profile/controls/")) return "open_controls";
  return intents.get(pageId) ?? "open_explore";
}
