/** A room of the house that has a card on the home page. */
export type Place = {
  path: string;
  name: string;
  /** What one does there, in a sentence. */
  words: string;
  /** What the card's link says. */
  action: string;
  /** Two colours of its light. */
  colors: readonly [string, string];
};

/** The rooms in the order of their cards. A card stands there when its path has a page. */
export const places: readonly Place[] = [
  {
    path: "/jam-challenge",
    name: "Jam Challenge",
    words: "Sing it or drop it: a song, a microphone and whoever dares.",
    action: "Sing it or drop it",
    colors: ["#ff5d8f", "#7a3cff"],
  },
  {
    path: "/party-zone",
    name: "Party Zone",
    words: "One film, many sofas: watch together and talk as you do.",
    action: "Join the party",
    colors: ["#ff9a3c", "#b3262e"],
  },
  {
    path: "/create-studio",
    name: "Create Studio",
    words: "Make a film of your own, with our characters and your ideas.",
    action: "Make a film",
    colors: ["#4fb8ff", "#1f9d6b"],
  },
  {
    path: "/vibes",
    name: "VIBES",
    words: "Sound and light for how you feel, or would like to.",
    action: "Enter VIBES",
    colors: ["#d79bff", "#5b4bff"],
  },
  {
    path: "/play-games",
    name: "Gaming Zone",
    words: "Small games for the minutes between two films.",
    action: "Play Games",
    colors: ["#16f2d8", "#5b4bff"],
  },
  {
    path: "/interactive-cinema",
    name: "Interactive Cinema",
    words: "Films that ask you what happens next.",
    action: "Start the Adventure",
    colors: ["#ffb238", "#1f9d6b"],
  },
];

/** Where the kids' own stories are. */
export const kidsStories = { path: "/evideos", action: "Start Interactive Adventure" };

/** Where all films are that are to come. */
export const previewsPath = "/previews";
