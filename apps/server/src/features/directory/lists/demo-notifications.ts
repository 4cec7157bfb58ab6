import type { DemoNotification } from "@goldmane/contracts/directory/schema";
import type { Words } from "#platform/words/words.ts";

type Entry = Omit<DemoNotification, "timestamp"> & { hoursAgo: number };

/** Demo notifications for a new profile. */
export const tellDemo = ({ say }: Words): readonly Entry[] => [
  {
    id: "demo-watchlist",
    type: "watchlist",
    title: say`Your watchlist is waiting`,
    message: say`Put films aside for later; they are here when you come back.`,
    hoursAgo: 1,
    actionUrl: "/streaming",
  },
  {
    id: "demo-recommendation",
    type: "recommendation",
    title: say`A film that asks you what happens next`,
    message: say`Interactive Cinema lets the family decide at every turn.`,
    hoursAgo: 5,
    actionUrl: "/interactive-cinema",
  },
  {
    id: "demo-streak",
    type: "streak",
    title: say`Start a streak tonight`,
    message: say`One film a day keeps it going; stopping on time counts as well.`,
    hoursAgo: 24,
    actionUrl: "/achievements",
  },
  {
    id: "demo-milestone",
    type: "milestone",
    title: say`Six genres to explore`,
    message: say`See a film from each of them, then play the one you liked best.`,
    hoursAgo: 48,
    actionUrl: "/movie-game-experience",
  },
];
