import type { TitleCard } from "@goldmane/contracts/library/schema";
import { LRUCache } from "lru-cache";
import type { App, Viewer } from "#platform/app.ts";
import { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { perApp } from "#platform/per-app.ts";
import { catalogOf } from "./catalog.ts";
import type { Title } from "./title.ts";
import { writeCards } from "./write-cards.ts";

export type TitleList = {
  name: string;
  choose: (app: App, visible: readonly Title[]) => readonly Title[];
};

type Answer = PreparedAnswer<TitleCard[]>;
type Revision = { titles: number; views: number };
type Prepared = { revision: Revision; titles: readonly Title[]; answer: Answer };

/** A list shared by viewers with equal policies and one language: the last prepared answer and the pending one. */
type CachedList = { prepared: Prepared | null; underWay: Promise<void> | null };

/** Cached lists for households with their own title rules. */
const ownListsAtMost = 300;

const sharedLists = perApp(() => new Map<string, CachedList>());
const ownLists = perApp(() => new LRUCache<string, CachedList>({ max: ownListsAtMost }));

/**
 * A serialized list of titles, cached per language, rating limit and set of rules. It reflects every change
 * made before the call.
 */
export async function prepareList(app: App, viewer: Viewer, list: TitleList): Promise<Answer> {
  const cached = findCachedList(app, viewer, list);
  const asked = { ...catalogOf(app).revision };
  for (;;) {
    if (cached.prepared && isAsNew(cached.prepared.revision, asked)) return cached.prepared.answer;
    // Serialized: a pending build may predate the requested change.
    cached.underWay ??= prepare(app, viewer, list, cached).finally(() => (cached.underWay = null));
    await cached.underWay;
  }
}

/** The first title of a prepared list. */
export async function findFirst(app: App, viewer: Viewer, list: TitleList): Promise<Title | null> {
  await prepareList(app, viewer, list);
  return findCachedList(app, viewer, list).prepared?.titles[0] ?? null;
}

function findCachedList(
  app: App,
  { language, highestRating, titleRules }: Viewer,
  { name }: TitleList,
): CachedList {
  const key = `${language} ${highestRating} ${name} ${titleRules?.key ?? ""}`;
  const lists = titleRules ? ownLists(app) : sharedLists(app);
  const known = lists.get(key);
  if (known) return known;
  const cached: CachedList = { prepared: null, underWay: null };
  lists.set(key, cached);
  return cached;
}

async function prepare(
  app: App,
  viewer: Viewer,
  list: TitleList,
  cached: CachedList,
): Promise<void> {
  const catalog = catalogOf(app);
  const revision = { ...catalog.revision };
  const titles = list.choose(app, catalog.visibleTo(viewer));
  const last = cached.prepared;
  const answer =
    last && isSame(last.titles, titles)
      ? last.answer
      : new PreparedAnswer<TitleCard[]>(await writeCards(titles));
  cached.prepared = { revision, titles, answer };
}

function isAsNew(revision: Revision, asked: Revision): boolean {
  return revision.titles >= asked.titles && revision.views >= asked.views;
}

function isSame(some: readonly Title[], others: readonly Title[]): boolean {
  return some.length === others.length && some.every((title, index) => title === others[index]);
}
