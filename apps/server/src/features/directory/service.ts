import type { OutsideLinkKind } from "@goldmane/contracts/directory/limits";
import { mayHaveAddresses } from "@goldmane/contracts/directory/rules";
import type { AppList, LinkList, ListenList } from "@goldmane/contracts/directory/schema";
import { isWithinRating } from "@goldmane/contracts/library/rules";
import type { App, Viewer } from "#platform/app.ts";
import type { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { cacheAnswer } from "./answer-cache.ts";
import { foodApps, hostApps, musicPlatforms } from "./lists/outside-apps.ts";
import { podcasts } from "./lists/podcasts.ts";
import { links } from "./outside-links.ts";
import { presentApp, presentLink, presentPodcast } from "./present.ts";
import { rightOf } from "./right-of.ts";

export async function readLinks(app: App, viewer: Viewer): Promise<PreparedAnswer<LinkList>> {
  const right = rightOf(viewer);
  const openness = { isOpen: mayHaveAddresses(right) };
  return cacheAnswer(app, `links ${right}`, () => ({
    right,
    links: right === "closed" ? [] : links.map((entry) => presentLink(entry, openness)),
  }));
}

export async function readListening(app: App, viewer: Viewer): Promise<PreparedAnswer<ListenList>> {
  const right = rightOf(viewer);
  const openness = { isOpen: mayHaveAddresses(right) };
  const isShown = right !== "closed";
  return cacheAnswer(app, `listen ${right} ${viewer.highestRating}`, () => ({
    right,
    podcasts: podcasts
      .filter(({ rating }) => isShown && isWithinRating(rating, viewer.highestRating))
      .map((entry) => presentPodcast(entry, openness)),
    platforms: isShown ? musicPlatforms.map((entry) => presentApp(entry, openness)) : [],
  }));
}

export async function readApps(app: App, viewer: Viewer): Promise<PreparedAnswer<AppList>> {
  const right = rightOf(viewer);
  const openness = { isOpen: mayHaveAddresses(right) };
  const isShown = right !== "closed";
  return cacheAnswer(app, `apps ${right}`, () => ({
    right,
    food: isShown ? foodApps.map((entry) => presentApp(entry, openness)) : [],
    hosts: isShown ? hostApps.map((entry) => presentApp(entry, openness)) : [],
  }));
}

/** An outside link with its URL, if the viewer may open it without a PIN. */
export type NamedLink = { kind: OutsideLinkKind; id: string; name: string; url: string | null };

/** All outside links for this viewer; empty if closed. */
export function listOutsideLinks(viewer: Viewer): NamedLink[] {
  const right = rightOf(viewer);
  if (right === "closed") return [];
  const isOpen = mayHaveAddresses(right);
  return nameAll()
    .filter(({ rating }) => rating === null || isWithinRating(rating, viewer.highestRating))
    .map(({ kind, id, name, url }) => ({ kind, id, name, url: isOpen ? url : null }));
}

/** Names of all outside links, regardless of rights. */
export function listOutsideLinkNames(): Pick<NamedLink, "kind" | "id" | "name">[] {
  return nameAll().map(({ kind, id, name }) => ({ kind, id, name }));
}

function nameAll() {
  const apps = (kind: OutsideLinkKind, list: typeof foodApps) =>
    list.map(({ id, name, url }) => ({ kind, id, name, url, rating: null }));
  return [
    ...apps("food", foodApps),
    ...apps("music", musicPlatforms),
    ...apps("host", hostApps),
    ...podcasts.map(({ id, title, url, rating }) => ({
      kind: "podcast" as const,
      id,
      name: title,
      url,
      rating,
    })),
    ...links.map(({ id, name, url }) => ({
      kind: "link" as const,
      id: String(id),
      name,
      url,
      rating: null,
    })),
  ];
}
