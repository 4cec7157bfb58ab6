import type { PodcastCategory } from "@goldmane/contracts/directory/limits";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { CoverLook } from "#features/directory/covers/draw-cover.ts";

export type PodcastEntry = {
  id: string;
  title: string;
  host: string;
  rating: Rating;
  platform: string;
  episodes: number;
  category: PodcastCategory;
  url: string;
  color: string;
  /** Style of the generated cover: publishers' covers are copyrighted. */
  cover: CoverLook;
};

export const podcasts: readonly PodcastEntry[] = [
  {
    id: "wow-in-the-world",
    title: "Wow in the World",
    host: "Mindy Thomas and Guy Raz",
    rating: "G",
    platform: "Tinkercast",
    episodes: 500,
    category: "Science",
    url: "https://tinkercast.com/shows/wow-in-the-world/",
    color: "#2f6df0",
    cover: { rig: "robot", feel: "surprised", titleGenre: "sci-fi" },
  },
  {
    id: "brains-on",
    title: "Brains On!",
    host: "Molly Bloom",
    rating: "G",
    platform: "American Public Media",
    episodes: 300,
    category: "Science",
    url: "https://www.brainson.org/",
    color: "#e8482f",
    cover: { rig: "owl", feel: "happy", titleGenre: "kids" },
  },
  {
    id: "circle-round",
    title: "Circle Round",
    host: "Rebecca Sheir",
    rating: "G",
    platform: "WBUR",
    episodes: 250,
    category: "Folktales",
    url: "https://www.wbur.org/podcasts/circleround",
    color: "#1f9d8b",
    cover: { rig: "fox", feel: "happy", titleGenre: "fantasy" },
  },
  {
    id: "story-pirates",
    title: "Story Pirates",
    host: "The Story Pirates",
    rating: "G",
    platform: "Story Pirates",
    episodes: 150,
    category: "Stories",
    url: "https://www.storypirates.com/",
    color: "#c0356f",
    cover: { rig: "cat", feel: "happy", titleGenre: "adventure" },
  },
  {
    id: "but-why",
    title: "But Why",
    host: "Jane Lindholm",
    rating: "G",
    platform: "Vermont Public",
    episodes: 200,
    category: "Questions",
    url: "https://www.vermontpublic.org/podcast/but-why-a-podcast-for-curious-kids",
    color: "#e39a1c",
    cover: { rig: "bear", feel: "surprised", titleGenre: "kids" },
  },
  {
    id: "smash-boom-best",
    title: "Smash Boom Best",
    host: "Molly Bloom",
    rating: "G",
    platform: "American Public Media",
    episodes: 150,
    category: "Debate",
    url: "https://www.smashboom.org/",
    color: "#7a3cff",
    cover: { rig: "dragon", feel: "happy", titleGenre: "anime" },
  },
  {
    id: "greeking-out",
    title: "Greeking Out",
    host: "Kenny Curtis",
    rating: "G",
    platform: "National Geographic Kids",
    episodes: 100,
    category: "Myths",
    url: "https://www.nationalgeographic.com/podcasts/greeking-out",
    color: "#2b6cb8",
    cover: { rig: "lion", feel: "proud", titleGenre: "fantasy" },
  },
  {
    id: "tumble",
    title: "Tumble",
    host: "Lindsay Patterson and Marshall Escamilla",
    rating: "G",
    platform: "Tumble Media",
    episodes: 200,
    category: "Science",
    url: "https://www.sciencepodcastforkids.com/",
    color: "#178a4c",
    cover: { rig: "slime", feel: "happy", titleGenre: "kids" },
  },
];
