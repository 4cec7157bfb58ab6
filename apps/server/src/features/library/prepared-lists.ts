import type { listAnimations, listFeatured, listPopular } from "@goldmane/contracts/library/api";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { App, Viewer } from "#platform/app.ts";
import { type PreparedAnswer, prepareAnswer } from "#platform/http/prepared-answer.ts";
import { perApp } from "#platform/per-app.ts";
import { catalogueOf } from "./catalogue.ts";
import { presentCard } from "./present.ts";
import type { Title } from "./title.ts";

export type TitleList = {
  endpoint: typeof listAnimations | typeof listFeatured | typeof listPopular;
  choose: (app: App, visible: Title[]) => Title[];
};

type Prepared = {
  revision: { titles: number; views: number };
  order: string;
  answer: PreparedAnswer<TitleCard[]>;
};

const preparedLists = perApp(() => new Map<string, Prepared>());

/**
 * A list of titles as bytes, made once for every rating limit and kept until it would read
 * differently. A view that changes no order costs no new bytes.
 */
export function prepareList(
  app: App,
  viewer: Viewer,
  list: TitleList,
): PreparedAnswer<TitleCard[]> {
  const kept = preparedLists(app);
  const catalogue = catalogueOf(app);
  const key = `${viewer.highestRating} ${list.endpoint.path}`;
  const revision = { ...catalogue.revision };
  const last = kept.get(key);
  const hasTitles = last?.revision.titles === revision.titles;
  if (last && hasTitles && last.revision.views === revision.views) return last.answer;

  const titles = list.choose(app, catalogue.visibleTo(viewer));
  const order = titles.map(({ id }) => id).join();
  const answer =
    last && hasTitles && last.order === order
      ? last.answer
      : prepareAnswer(list.endpoint, titles.map(presentCard));
  kept.set(key, { revision, order, answer });
  return answer;
}
