import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { App, Viewer } from "#platform/app.ts";
import { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { perApp } from "#platform/per-app.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Title } from "./title.ts";
import { writeCards } from "./write-cards.ts";

export type TitleList = {
  name: string;
  choose: (app: App, visible: Title[]) => Title[];
};

type Answer = PreparedAnswer<TitleCard[]>;
type Revision = { titles: number; views: number };
type Prepared = { revision: Revision; titles: readonly Title[]; answer: Answer };

/** A list for those who see the same: what was last prepared of it, and what is being prepared. */
type CachedList = { prepared: Prepared | null; underWay: Promise<void> | null };

/** Families whose parents block this and allow that have shelves of their own: so many are kept. */
const ownListsAtMost = 300;

const sharedLists = perApp(() => new Map<string, CachedList>());
const ownLists = perApp(() => new Map<string, CachedList>());

/**
 * A list of titles as bytes, made once for every rating limit and every set of rules, and kept until it would read
 * differently. It shows every change that was made before it was asked for.
 */
export async function prepareList(app: App, viewer: Viewer, list: TitleList): Promise<Answer> {
  const cached = findCachedList(app, viewer, list);
  const asked = { ...catalogueOf(app).revision };
  for (;;) {
    if (cached.prepared && isAsNew(cached.prepared.revision, asked)) return cached.prepared.answer;
    // One at a time: what is under way may have begun before the change that is asked for.
    cached.underWay ??= prepare(app, viewer, list, cached).finally(() => (cached.underWay = null));
    await cached.underWay;
  }
}

/** The first title of a list, as it was prepared. */
export async function findFirst(app: App, viewer: Viewer, list: TitleList): Promise<Title | null> {
  await prepareList(app, viewer, list);
  return findCachedList(app, viewer, list).prepared?.titles[0] ?? null;
}

function findCachedList(
  app: App,
  { highestRating, titleRules }: Viewer,
  { name }: TitleList,
): CachedList {
  const key = `${highestRating} ${name} ${titleRules?.key ?? ""}`;
  const kept = titleRules ? ownLists(app) : sharedLists(app);
  const cached = kept.get(key) ?? { prepared: null, underWay: null };
  // The one that was asked for last stands last.
  if (titleRules) kept.delete(key);
  kept.set(key, cached);
  const [oldest] = kept.keys();
  if (titleRules && kept.size > ownListsAtMost && oldest !== undefined) kept.delete(oldest);
  return cached;
}

async function prepare(
  app: App,
  viewer: Viewer,
  list: TitleList,
  cached: CachedList,
): Promise<void> {
  const catalogue = catalogueOf(app);
  const revision = { ...catalogue.revision };
  const titles = list.choose(app, catalogue.visibleTo(viewer));
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
