import { say } from "#platform/words/say.ts";

/** A feature with a card on the home page. */
export type FeatureLink = {
  path: string;
  name: string;
  /** One-sentence description. */
  description: string;
  /** The card's link text. */
  action: string;
  /** Gradient colors. */
  colors: readonly [string, string];
};

/** Features in the order of their cards. A card shows only if its path has a page. */
export const featureLinks = (): readonly FeatureLink[] => [
  {
    path: "/jam-challenge",
    name: say`Jam Challenge`,
    description: say`Sing it or drop it: grab the microphone, if you dare.`,
    action: say`Sing it or drop it`,
    colors: ["#ff5d8f", "#7a3cff"],
  },
  {
    path: "/party-zone",
    name: say`Party Zone`,
    description: say`Watch together from different couches, and chat while you do.`,
    action: say`Join the party`,
    colors: ["#ff9a3c", "#b3262e"],
  },
  {
    path: "/create-studio",
    name: say`Create Studio`,
    description: say`Make a film of your own, with our characters and your ideas.`,
    action: say`Make a film`,
    colors: ["#4fb8ff", "#1f9d6b"],
  },
  {
    path: "/vibes",
    name: "VIBES",
    description: say`Sound and light for how you feel, or would like to.`,
    action: say`Enter VIBES`,
    colors: ["#d79bff", "#5b4bff"],
  },
  {
    path: "/play-games",
    name: say`Gaming Zone`,
    description: say`Small games for the minutes between two films.`,
    action: say`Play Games`,
    colors: ["#16f2d8", "#5b4bff"],
  },
  {
    path: "/interactive-cinema",
    name: say`Interactive Cinema`,
    description: say`Films that ask you what happens next.`,
    action: say`Start the Adventure`,
    colors: ["#ffb238", "#1f9d6b"],
  },
];

/** The page of interactive stories for children. */
export const kidsStories = () => ({ path: "/evideos", action: say`Start Interactive Adventure` });

/** The page of upcoming films. */
export const previewsPath = "/previews";
