import { demoParentId } from "#platform/identity/demo.ts";
import { juneId, pipId, theoId } from "./demo-members.ts";

/** What a member of the demo's family watched before the first start. */
export type DemoViewing = {
  /** Days from the earliest to yesterday; each has its films in the order of watching. */
  days: readonly { daysAgo: number; at: string; titleIds: readonly string[] }[];
  /** Begun and not finished, latest first, with the watched share of each. */
  begun: readonly { titleId: string; share: number }[];
  /** Saved for later, latest first. */
  saved: readonly string[];
  /** Of the watched films, those that had been on the watchlist. */
  wereSaved: readonly string[];
};

/** The six films that Marigold watched last are those of PREVIOUSLY WATCHED in the specification. */
export const demoViewing: Readonly<Record<string, DemoViewing>> = {
  [demoParentId]: {
    days: [
      { daysAgo: 8, at: "21:10", titleIds: ["two-kettles", "the-lion-who-lit-the-lamps"] },
      { daysAgo: 5, at: "18:40", titleIds: ["goodnight-loud-bear"] },
      { daysAgo: 4, at: "21:05", titleIds: ["version-two"] },
      { daysAgo: 3, at: "18:35", titleIds: ["captain-minnow"] },
      { daysAgo: 2, at: "20:50", titleIds: ["the-second-best-spell"] },
      { daysAgo: 1, at: "20:45", titleIds: ["grandfathers-umbrella", "the-sock-rocket"] },
    ],
    begun: [
      { titleId: "postcards-to-pluto", share: 0.4 },
      { titleId: "seven-across", share: 0.7 },
    ],
    saved: ["the-cinema-of-one", "the-house-lions-to-let", "the-map-that-was-hungry"],
    wereSaved: ["captain-minnow", "version-two"],
  },
  [theoId]: {
    days: [
      { daysAgo: 7, at: "21:40", titleIds: ["nine-boats-out", "two-hundred-and-thirteen"] },
      { daysAgo: 4, at: "21:05", titleIds: ["version-two"] },
      { daysAgo: 2, at: "22:00", titleIds: ["song-request-from-the-dark", "the-paper-blade"] },
      { daysAgo: 1, at: "21:30", titleIds: ["the-riddle-at-long-bridge"] },
    ],
    begun: [{ titleId: "over-and-goodnight", share: 0.5 }],
    saved: ["the-gauge-says-afraid", "ten-past-four"],
    wereSaved: ["the-paper-blade"],
  },
  [juneId]: {
    days: [
      {
        daysAgo: 8,
        at: "17:20",
        titleIds: ["neon-noodle-courier", "neon-noodle-four-minutes", "lane-six"],
      },
      { daysAgo: 6, at: "18:00", titleIds: ["broom-school-leaves", "broom-school-losing"] },
      { daysAgo: 4, at: "17:30", titleIds: ["mind-the-step", "clank", "three-percent"] },
      { daysAgo: 3, at: "18:10", titleIds: ["neon-noodle-number-one"] },
      {
        daysAgo: 2,
        at: "17:45",
        titleIds: ["the-quiet-engine", "the-exchange-cat", "back-in-ten-minutes"],
      },
      { daysAgo: 1, at: "18:20", titleIds: ["the-spirit-of-car-park-b", "sorry-by-runner"] },
    ],
    begun: [{ titleId: "neon-noodle-typhoon", share: 0.6 }],
    saved: ["last-train-to-summer", "thunder-drum-hana", "broom-school-snow"],
    wereSaved: ["neon-noodle-number-one"],
  },
  [pipId]: {
    days: [
      { daysAgo: 9, at: "17:00", titleIds: ["bun-bakes-a-cloud", "knock-knock-egg"] },
      { daysAgo: 8, at: "17:10", titleIds: ["the-sock-rocket", "where-does-the-puddle-go"] },
      {
        daysAgo: 7,
        at: "16:45",
        titleIds: ["sir-grubbins-will-not-bathe", "counting-knights", "bun-bakes-a-cloud"],
      },
      { daysAgo: 6, at: "17:05", titleIds: ["who-spilled-the-blue", "bun-and-the-sorry-cake"] },
      {
        daysAgo: 5,
        at: "18:30",
        titleIds: ["one-star-too-many", "a-mountain-of-jokes", "goodnight-loud-bear"],
      },
      { daysAgo: 4, at: "17:00", titleIds: ["bun-and-the-sleeping-dough", "knock-knock-egg"] },
      {
        daysAgo: 3,
        at: "18:30",
        titleIds: ["the-thunder-in-box-nine", "my-shadow-stays-up-late", "captain-minnow"],
      },
      { daysAgo: 2, at: "17:15", titleIds: ["the-sea-comes-to-tea", "bun-bakes-a-cloud"] },
      {
        daysAgo: 1,
        at: "17:30",
        titleIds: ["captain-minnow", "captain-minnow-and-the-honest-pirate", "no-lap-big-enough"],
      },
    ],
    begun: [{ titleId: "the-planet-with-three-bedtimes", share: 0.45 }],
    saved: ["captain-minnow-and-the-lost-kite", "bun-and-the-seventh-roll", "pebble-plants-a-key"],
    wereSaved: ["captain-minnow"],
  },
};

/** Pip loves Captain Minnow; this episode is rated PG. */
export const requestedTitleId = "captain-minnow-and-the-long-ice";
export const partyTitleId = "the-lion-who-lit-the-lamps";
