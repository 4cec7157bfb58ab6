import { readHouseholdCreation } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { demoHouseholdId } from "#platform/identity/demo.ts";
import type { Words } from "#platform/words/words.ts";
import type { News, NewsOptions } from "./news.ts";

const hourMs = 3_600_000;

/** Introduces the product's features in the demo household, dated from the demo's creation. */
export async function listDemoNotifications(
  app: App,
  viewer: Viewer,
  { since, words }: NewsOptions,
): Promise<News[]> {
  if (!viewer.isDemo) return [];
  const createdAt = await readHouseholdCreation(app, demoHouseholdId);
  if (createdAt === null) return [];
  return describeDemo(words)
    .map(({ hoursAgo, ...news }) => ({ ...news, timestamp: createdAt - hoursAgo * hourMs }))
    .filter(({ timestamp }) => timestamp >= since);
}

type Entry = Omit<News, "timestamp"> & { hoursAgo: number };

const describeDemo = ({ say }: Words): readonly Entry[] => [
  {
    id: "demo-watchlist",
    type: "watchlist",
    title: say`Your watchlist`,
    message: say`Tap the heart on any film to save it for later.`,
    hoursAgo: 1,
    actionUrl: "/streaming",
  },
  {
    id: "demo-recommendation",
    type: "recommendation",
    title: say`You decide what happens next`,
    message: say`In Interactive Cinema, your family chooses at every turn.`,
    hoursAgo: 5,
    actionUrl: "/interactive-cinema",
  },
  {
    id: "demo-streak",
    type: "streak",
    title: say`Keep your streak going`,
    message: say`One film a day is enough, and you can skip a day.`,
    hoursAgo: 24,
    actionUrl: "/achievements",
  },
  {
    id: "demo-milestone",
    type: "milestone",
    title: say`Six genres to explore`,
    message: say`Watch one film from each, then play the one you liked best.`,
    hoursAgo: 48,
    actionUrl: "/movie-game-experience",
  },
];
