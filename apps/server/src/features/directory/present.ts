import type { LinkCategory } from "@goldmane/contracts/directory/limits";
import { inkOn, monogramOf } from "@goldmane/contracts/directory/rules";
import type { Link, OutsideApp, Podcast } from "@goldmane/contracts/directory/schema";
import type { Brand } from "./links/link-group.ts";
import type { AppEntry } from "./lists/outside-apps.ts";
import type { PodcastEntry } from "./lists/podcasts.ts";
import { markUrl } from "./marks/send-mark.ts";

/** Whether the response includes URLs. */
type Openness = { isOpen: boolean };

export function presentLink(
  entry: Brand & { id: number; category: LinkCategory },
  openness: Openness,
): Link {
  return { id: entry.id, category: entry.category, ...presentBrand(entry, openness) };
}

export function presentApp(entry: AppEntry, openness: Openness): OutsideApp {
  return { id: entry.id, ...presentBrand(entry, openness) };
}

export function presentPodcast(entry: PodcastEntry, { isOpen }: Openness): Podcast {
  return {
    id: entry.id,
    title: entry.title,
    host: entry.host,
    rating: entry.rating,
    platform: entry.platform,
    episodes: entry.episodes,
    category: entry.category,
    coverImage: `/media/covers/${entry.id}`,
    url: isOpen ? entry.url : null,
    color: entry.color,
    icon: monogramOf(entry.title),
  };
}

function presentBrand({ name, url, color, mark }: Brand, { isOpen }: Openness) {
  return {
    name,
    url: isOpen ? url : null,
    color,
    icon: monogramOf(name),
    logo: mark ? markUrl(mark, inkOn(color)) : null,
  };
}
