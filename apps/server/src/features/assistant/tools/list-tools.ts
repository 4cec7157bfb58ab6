import { moreLike, recommend, searchTitles } from "./find-titles.ts";
import { offerPlaces, openPage, openService, openTab, openTitle } from "./open-pages.ts";
import { addToWatchlist, removeFromWatchlist, showWatchlist } from "./watchlist.ts";
import { playMusic, playTrack, setVibe, stopMusic } from "./set-mood.ts";
import { getTitle, howLong, inTheaters, suitsAge, tellUpcoming, whoIsIn } from "./title-facts.ts";
import { libraryFacts, streak, timeLeft, whyNot } from "./library-facts.ts";
import type { Tool } from "./tool.ts";
import { continueWatching, controlPlayer, play, sleepTimer } from "./watch.ts";

/** All tools of the assistants, for every engine. */
export const tools: readonly Tool[] = [
  searchTitles,
  recommend,
  moreLike,
  getTitle,
  suitsAge,
  whoIsIn,
  howLong,
  inTheaters,
  tellUpcoming,
  play,
  continueWatching,
  controlPlayer,
  sleepTimer,
  addToWatchlist,
  removeFromWatchlist,
  showWatchlist,
  openPage,
  openTab,
  openTitle,
  openService,
  offerPlaces,
  setVibe,
  playTrack,
  playMusic,
  stopMusic,
  libraryFacts,
  timeLeft,
  streak,
  whyNot,
];
