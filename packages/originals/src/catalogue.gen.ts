// Written by tools/generate-catalogue.mjs.
import type { Original } from "./original.ts";
import { captainMinnow } from "./titles/adventure/captain-minnow.ts";
import { theBellUnderTheSand } from "./titles/adventure/the-bell-under-the-sand.ts";
import { theMapThatWasHungry } from "./titles/adventure/the-map-that-was-hungry.ts";
import { twelveStepsToTheSky } from "./titles/adventure/twelve-steps-to-the-sky.ts";
import { lastTrainToSummer } from "./titles/anime/last-train-to-summer.ts";
import { neonNoodleCourier } from "./titles/anime/neon-noodle-courier.ts";
import { thePaperBlade } from "./titles/anime/the-paper-blade.ts";
import { thunderDrumHana } from "./titles/anime/thunder-drum-hana.ts";
import { theDragonWhoKeptBees } from "./titles/fantasy/the-dragon-who-kept-bees.ts";
import { theOwlWhoBorrowedTheNight } from "./titles/fantasy/the-owl-who-borrowed-the-night.ts";
import { theSecondBestSpell } from "./titles/fantasy/the-second-best-spell.ts";
import { theUnicornAtTheCrossroads } from "./titles/fantasy/the-unicorn-at-the-crossroads.ts";
import { bunBakesACloud } from "./titles/kids/bun-bakes-a-cloud.ts";
import { goodnightLoudBear } from "./titles/kids/goodnight-loud-bear.ts";
import { theSockRocket } from "./titles/kids/the-sock-rocket.ts";
import { whereDoesThePuddleGo } from "./titles/kids/where-does-the-puddle-go.ts";
import { grandfathersUmbrella } from "./titles/originals/grandfathers-umbrella.ts";
import { theCinemaOfOne } from "./titles/originals/the-cinema-of-one.ts";
import { theLionWhoLitTheLamps } from "./titles/originals/the-lion-who-lit-the-lamps.ts";
import { twoKettles } from "./titles/originals/two-kettles.ts";
import { nineMinutesAhead } from "./titles/sci-fi/nine-minutes-ahead.ts";
import { postcardsToPluto } from "./titles/sci-fi/postcards-to-pluto.ts";
import { theQuietEngine } from "./titles/sci-fi/the-quiet-engine.ts";
import { versionTwo } from "./titles/sci-fi/version-two.ts";

export const originals: readonly Original[] = [
  captainMinnow,
  theBellUnderTheSand,
  theMapThatWasHungry,
  twelveStepsToTheSky,
  lastTrainToSummer,
  neonNoodleCourier,
  thePaperBlade,
  thunderDrumHana,
  theDragonWhoKeptBees,
  theOwlWhoBorrowedTheNight,
  theSecondBestSpell,
  theUnicornAtTheCrossroads,
  bunBakesACloud,
  goodnightLoudBear,
  theSockRocket,
  whereDoesThePuddleGo,
  grandfathersUmbrella,
  theCinemaOfOne,
  theLionWhoLitTheLamps,
  twoKettles,
  nineMinutesAhead,
  postcardsToPluto,
  theQuietEngine,
  versionTwo,
];
