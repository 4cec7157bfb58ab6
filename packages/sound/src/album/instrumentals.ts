import type { Piece } from "#pieces/piece.ts";
import { paperPlanesAtDusk } from "./quiet/paper-planes-at-dusk.ts";
import { deepAquarium } from "./quiet/deep-aquarium.ts";
import { rainyWindowNocturne } from "./quiet/rainy-window-nocturne.ts";
import { bossaForTwoUmbrellas } from "./quiet/bossa-for-two-umbrellas.ts";
import { clockworkMice } from "./quiet/clockwork-mice.ts";
import { harpsichordHijinks } from "./quiet/harpsichord-hijinks.ts";
import { fiveLeggedTable } from "./quiet/five-legged-table.ts";
import { campfireFingers } from "./quiet/campfire-fingers.ts";
import { zeroGravityGarden } from "./quiet/zero-gravity-garden.ts";
import { hauntedCarousel } from "./quiet/haunted-carousel.ts";
import { tangoForACat } from "./quiet/tango-for-a-cat.ts";
import { downtownLocal } from "./lively/downtown-local.ts";
import { warehouseFox } from "./lively/warehouse-fox.ts";
import { acidPickle } from "./lively/acid-pickle.ts";
import { jungleGym } from "./lively/jungle-gym.ts";
import { halfTimeHippo } from "./lively/half-time-hippo.ts";
import { oneDropSunday } from "./lively/one-drop-sunday.ts";
import { sitarOnTheStairs } from "./lively/sitar-on-the-stairs.ts";
import { sambaDoSapo } from "./lively/samba-do-sapo.ts";
import { kettleDrumCavalry } from "./lively/kettle-drum-cavalry.ts";
import { sevenStepsHome } from "./lively/seven-steps-home.ts";
import { stompClapMountain } from "./lively/stomp-clap-mountain.ts";
import { savannaThumbs } from "./lively/savanna-thumbs.ts";
import { bluesInTheBoathouse } from "./lively/blues-in-the-boathouse.ts";
import { surfShack } from "./lively/surf-shack.ts";

/** Pieces to play, sing or dance over. */
export const instrumentals: readonly Piece[] = [
  paperPlanesAtDusk,
  deepAquarium,
  rainyWindowNocturne,
  bossaForTwoUmbrellas,
  clockworkMice,
  harpsichordHijinks,
  fiveLeggedTable,
  campfireFingers,
  zeroGravityGarden,
  hauntedCarousel,
  tangoForACat,
  downtownLocal,
  warehouseFox,
  acidPickle,
  jungleGym,
  halfTimeHippo,
  oneDropSunday,
  sitarOnTheStairs,
  sambaDoSapo,
  kettleDrumCavalry,
  sevenStepsHome,
  stompClapMountain,
  savannaThumbs,
  bluesInTheBoathouse,
  surfShack,
];
