import type { LinkCategory } from "@goldmane/contracts/directory/limits";
import { inkOn, monogramOf } from "@goldmane/contracts/directory/rules";
import type { HeroMedium, Link, OutsideApp, Podcast } from "@goldmane/contracts/directory/schema";
import { startUrl } from "@goldmane/contracts/playback/rules";
import { pictureUrl, type Title } from "#features/library/service.ts";
import type { Brand } from "./links/link-group.ts";
import type { AppEntry } from "./lists/outside-apps.ts";
import type { PodcastEntry } from "./lists/podcasts.ts";
import type { Part } from "./lists/showcase.ts";
import { markUrl } from "./marks/send-mark.ts";

/** Whether the viewer may have addresses just so. */
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

export function presentMedium(title: Title, { type }: Pick<Part, "type">): HeroMedium {
  const backdropUrl = pictureUrl(title, "backdrop");
  return {
    id: `${type}-${title.id}`,
    type,
    src: type === "image" ? backdropUrl : startUrl(title.id, "trailer"),
    titleId: title.id,
    title: title.title,
    backdropUrl,
    colors: [...title.colors],
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
