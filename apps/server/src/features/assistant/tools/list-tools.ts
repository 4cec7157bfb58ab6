import { findLine } from "./find-line.ts";
import { moreLike, recommend, searchTitles } from "./find-titles.ts";
import { history, streak, watchedTime } from "./history.ts";
import { libraryFacts, newest, popular } from "./library-facts.ts";
import { offerPlaces, openPage, openService, openTab, openTitle } from "./open-pages.ts";
import { bedtime, timeLeft } from "./family/screen-time.ts";
import { playMusic, playTrack, setVibe, stopMusic } from "./set-mood.ts";
import { getTitle, howLong, inTheaters, suitsAge, tellUpcoming, whoIsIn } from "./title-facts.ts";
import type { Tool } from "./tool.ts";
import { continueWatching, play } from "./watch.ts";
import { addToWatchlist, removeFromWatchlist, showWatchlist } from "./watchlist.ts";

/**
 * Tools that a language model can be offered. The embedded engine has more: player commands never wait
 * for a model, and a model must not propose what changes an account or a family's settings.
 */
export const modelTools: readonly Tool[] = [
  searchTitles,
  findLine,
  recommend,
  newest,
  popular,
  moreLike,
  getTitle,
  suitsAge,
  whoIsIn,
  howLong,
  inTheaters,
  tellUpcoming,
  play,
  continueWatching,
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
  bedtime,
  streak,
  history,
  watchedTime,
];
