import type { DemoNotification } from "@goldmane/contracts/directory/schema";
import type { Words } from "#platform/words/words.ts";

type Entry = Omit<DemoNotification, "timestamp"> & { hoursAgo: number };

/** Demo notifications for a new profile. */
export const tellDemo = ({ say }: Words): readonly Entry[] => [
  {
    id: "demo-watchlist",
    type: "watchlist",
    title: say`Start your watchlist`,
    message: say`Tap the heart on any film to save it for later.`,
    hoursAgo: 1,
    actionUrl: "/streaming",
  },
  {
    id: "demo-recommendation",
    type: "recommendation",
    title: say`A film that asks you what happens next`,
    message: say`Interactive Cinema lets the whole family decide.`,
    hoursAgo: 5,
    actionUrl: "/interactive-cinema",
  },
  {
    id: "demo-streak",
    type: "streak",
    title: say`Start a streak tonight`,
    message: say`Watch one film a day to keep it going. Stopping on time counts, too.`,
    hoursAgo: 24,
    actionUrl: "/achievements",
  },
  {
    id: "demo-milestone",
    type: "milestone",
    title: say`Six genres to explore`,
    message: say`Watch a film from each one, then play the one you liked best.`,
    hoursAgo: 48,
    actionUrl: "/movie-game-experience",
  },
];
