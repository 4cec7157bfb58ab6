import { moreLike, recommend, searchTitles } from "./find-titles.ts";
import { offerPlaces, openPage, openService, openTab, openTitle } from "./go-places.ts";
import { addToWatchlist, removeFromWatchlist, showWatchlist } from "./keep-list.ts";
import { playMusic, playTrack, setVibe, stopMusic } from "./set-the-mood.ts";
import {
  getTitle,
  howLong,
  inTheatres,
  suitsAge,
  tellUpcoming,
  whoIsIn,
} from "./tell-of-titles.ts";
import { houseFacts, streak, timeLeft, whyNot } from "./tell-of-house.ts";
import type { Tool } from "./tool.ts";
import { continueWatching, controlPlayer, play, sleepTimer } from "./watch.ts";

/** All that the assistants can do, whichever engine answers. There is no other way to do anything. */
export const tools: readonly Tool[] = [
  searchTitles,
  recommend,
  moreLike,
  getTitle,
  suitsAge,
  whoIsIn,
  howLong,
  inTheatres,
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
  houseFacts,
  timeLeft,
  streak,
  whyNot,
];
