import type { Role } from "@goldmane/contracts/family/limits";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";

/** A part of the product that has a page. */
type Area = {
  path: string;
  name: string;
  /** One sentence. */
  description: string;
  /** What else people search for and find here. */
  searchTerms?: string;
  /** Least role that it is shown to; everyone by default, anonymous viewers count as adults. */
  from?: "teen" | "adult" | "parent";
  /** Its card on the home page, with gradient colors. */
  card?: { action: string; colors: readonly [string, string] };
};

export type AreaGroup = { heading: string; areas: readonly Area[] };

/**
 * Every area of the product, for the Explore page, the menu, the home page's cards and the list of
 * what a plan includes. An area is shown only if its path has a page.
 */
const areaGroups = (): readonly AreaGroup[] => [
  {
    heading: say`Watch`,
    areas: [
      {
        path: routes.browse,
        name: say`Search`,
        description: say`Find a film by title, mood, length or a line you remember.`,
      },
      {
        path: routes.heroReel,
        name: say`Trailers`,
        description: say`Full-screen trailers, one after another.`,
      },
      {
        path: routes.previews,
        name: say`Coming soon`,
        description: say`New movies on their way to theaters.`,
      },
      {
        path: routes.media,
        name: say`Media library`,
        description: say`Every film and song on this server, on one page.`,
      },
      {
        path: routes.downloads,
        name: say`Downloads`,
        description: say`Films saved on this device, ready for the road.`,
      },
      {
        path: routes.spaceship,
        name: say`Spaceship`,
        description: say`Fly through a galaxy of films, and land on one.`,
        card: { action: say`Board the ship`, colors: ["#5b4bff", "#c9791f"] },
      },
      {
        path: routes.interactiveCinema,
        name: say`Interactive Cinema`,
        description: say`Films that ask you what happens next.`,
        card: { action: say`Start the Adventure`, colors: ["#ffb238", "#1f9d6b"] },
      },
    ],
  },
  {
    heading: say`Together`,
    areas: [
      {
        path: routes.partyZone,
        name: say`Party Zone`,
        description: say`Watch together from different couches, and chat while you do.`,
        card: { action: say`Join the party`, colors: ["#ff9a3c", "#b3262e"] },
      },
      {
        path: routes.friends,
        name: say`Friends`,
        description: say`Connect with another family to watch together.`,
        from: "parent",
      },
      {
        path: routes.remote,
        name: say`Phone remote`,
        description: say`Use your phone as the remote for any screen.`,
      },
    ],
  },
  {
    heading: say`Play and create`,
    areas: [
      {
        path: "/jam-challenge",
        name: say`Jam Challenge`,
        description: say`Sing it or drop it: grab the microphone, if you dare.`,
        card: { action: say`Sing it or drop it`, colors: ["#ff5d8f", "#7a3cff"] },
      },
      {
        path: "/create-studio",
        name: say`Create Studio`,
        description: say`Make a film of your own, with our characters and your ideas.`,
        card: { action: say`Make a film`, colors: ["#4fb8ff", "#1f9d6b"] },
      },
      {
        path: routes.games,
        name: say`Gaming Zone`,
        description: say`Small games for the minutes between two films.`,
      },
      {
        path: routes.vibes,
        name: "VIBES",
        description: say`Music and nature sounds to match your mood, or change it.`,
        searchTerms: say`rain sounds, ocean waves, white noise, sleep music, relaxing, meditation, breathing exercises, sleep timer, alarm, focus timer, mood journal`,
        card: { action: say`Enter VIBES`, colors: ["#d79bff", "#5b4bff"] },
      },
    ],
  },
  {
    heading: say`Listen and browse`,
    areas: [
      {
        path: routes.listen,
        name: say`Podcasts and music`,
        description: say`Podcasts, free music and music services.`,
      },
      {
        path: routes.links,
        name: say`Links`,
        description: say`150 useful sites, sorted by category.`,
        from: "teen",
      },
    ],
  },
  {
    heading: say`Yours`,
    areas: [
      {
        path: routes.profile,
        name: say`Profile`,
        description: say`Your language, captions and display.`,
      },
      {
        path: routes.achievements,
        name: say`Achievements`,
        description: say`Your badges and your streak.`,
      },
      {
        path: routes.devices,
        name: say`Devices`,
        description: say`Where you’re signed in, and how well it plays.`,
        from: "adult",
      },
    ],
  },
  {
    heading: say`About Goldmane`,
    areas: [
      {
        path: routes.features,
        name: say`Features`,
        description: say`What Goldmane can do, in one page.`,
      },
      {
        path: routes.pricing,
        name: say`Plans and pricing`,
        description: say`Pick a plan, or change yours.`,
        from: "adult",
      },
      {
        path: routes.secureStreaming,
        name: say`Secure streaming`,
        description: say`See what protects a stream, live.`,
        from: "adult",
      },
    ],
  },
];

const ranks = { child: 0, teen: 1, adult: 2, parent: 3 } as const;

/** The areas that have a page and are meant for this viewer; groups without one are left out. */
export function listAreas(
  hasPage: (path: string) => boolean,
  role: Role = "adult",
): readonly AreaGroup[] {
  const isShown = ({ path, from }: Area) => hasPage(path) && ranks[role] >= ranks[from ?? "child"];
  return areaGroups()
    .map(({ heading, areas }) => ({ heading, areas: areas.filter(isShown) }))
    .filter(({ areas }) => areas.length > 0);
}

/** An area with a card on the home page. */
export type Room = Omit<Area, "card"> & NonNullable<Area["card"]>;

/** The areas with a card on the home page, with a page or not. */
export function listRooms(): readonly Room[] {
  return areaGroups()
    .flatMap(({ areas }) => areas)
    .flatMap(({ card, ...area }) => (card ? [{ ...area, ...card }] : []));
}
