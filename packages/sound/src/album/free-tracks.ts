import type { Piece } from "#pieces/piece.ts";
import { pancakeSunday } from "./free/pancake-sunday.ts";
import { harbourLightsWaltz } from "./free/harbour-lights-waltz.ts";
import { rocketRollerDisco } from "./free/rocket-roller-disco.ts";
import { theOwlKnows } from "./free/the-owl-knows.ts";
import { copperKettleReel } from "./free/copper-kettle-reel.ts";
import { neonRaincoat } from "./free/neon-raincoat.ts";
import { bubblegumBossLevel } from "./free/bubblegum-boss-level.ts";
import { mangoBus } from "./free/mango-bus.ts";
import { slowTrainToTomorrow } from "./free/slow-train-to-tomorrow.ts";
import { lanternAlley } from "./free/lantern-alley.ts";
import { grandfathersGramophone } from "./free/grandfathers-gramophone.ts";
import { bigBlueWhale } from "./free/big-blue-whale.ts";
import { lionsOnParade } from "./free/lions-on-parade.ts";
import { kitchenFloorSalsa } from "./free/kitchen-floor-salsa.ts";
import { dustAndDiamonds } from "./free/dust-and-diamonds.ts";
import { garageDragons } from "./free/garage-dragons.ts";
import { desertCaravan } from "./free/desert-caravan.ts";
import { snowflakePost } from "./free/snowflake-post.ts";
import { gospelOfTheGarden } from "./free/gospel-of-the-garden.ts";
import { moonwalkHopscotch } from "./free/moonwalk-hopscotch.ts";

/** Songs with a tune to hum. */
export const freeTracks: readonly Piece[] = [
  pancakeSunday,
  harbourLightsWaltz,
  rocketRollerDisco,
  theOwlKnows,
  copperKettleReel,
  neonRaincoat,
  bubblegumBossLevel,
  mangoBus,
  slowTrainToTomorrow,
  lanternAlley,
  grandfathersGramophone,
  bigBlueWhale,
  lionsOnParade,
  kitchenFloorSalsa,
  dustAndDiamonds,
  garageDragons,
  desertCaravan,
  snowflakePost,
  gospelOfTheGarden,
  moonwalkHopscotch,
];
