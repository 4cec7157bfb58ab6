// Written by tools/generate-catalogue.mjs.
import type { Original } from "./original.ts";
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
import { theLionWhoLitTheLamps } from "./titles/originals/the-lion-who-lit-the-lamps.ts";
import { nineMinutesAhead } from "./titles/sci-fi/nine-minutes-ahead.ts";
import { postcardsToPluto } from "./titles/sci-fi/postcards-to-pluto.ts";
import { theQuietEngine } from "./titles/sci-fi/the-quiet-engine.ts";
import { versionTwo } from "./titles/sci-fi/version-two.ts";

export const originals: readonly Original[] = [
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
  theLionWhoLitTheLamps,
  nineMinutesAhead,
  postcardsToPluto,
  theQuietEngine,
  versionTwo,
];
