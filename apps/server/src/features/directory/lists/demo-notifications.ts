import type { DemoNotification } from "@goldmane/contracts/directory/schema";

type Entry = Omit<DemoNotification, "timestamp"> & { hoursAgo: number };

/** What the bell tells a newcomer. */
export const demoNotifications: readonly Entry[] = [
  {
    id: "demo-watchlist",
    type: "watchlist",
    title: "Your watchlist is waiting",
    message: "Put films aside for later; they are here when you come back.",
    hoursAgo: 1,
    actionUrl: "/streaming",
  },
  {
    id: "demo-recommendation",
    type: "recommendation",
    title: "A film that asks you what happens next",
    message: "Interactive Cinema lets the family decide at every turn.",
    hoursAgo: 5,
    actionUrl: "/interactive-cinema",
  },
  {
    id: "demo-streak",
    type: "streak",
    title: "Start a streak tonight",
    message: "One film a day keeps it going; stopping on time counts as well.",
    hoursAgo: 24,
    actionUrl: "/achievements",
  },
  {
    id: "demo-milestone",
    type: "milestone",
    title: "Six halls are open",
    message: "See a film from each of them, then play the one you liked best.",
    hoursAgo: 48,
    actionUrl: "/movie-game-experience",
  },
];
