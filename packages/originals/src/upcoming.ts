import { aCrownForThePond } from "./upcoming/a-crown-for-the-pond.ts";
import { nobodyToldTheVolcano } from "./upcoming/nobody-told-the-volcano.ts";
import { rooftopRelay } from "./upcoming/rooftop-relay.ts";
import { swornToTheLastPage } from "./upcoming/sworn-to-the-last-page.ts";
import { theLastArcadeOnEuropa } from "./upcoming/the-last-arcade-on-europa.ts";
import { theLighthouseThatWalked } from "./upcoming/the-lighthouse-that-walked.ts";
import { theNightShiftAtTheMoon } from "./upcoming/the-night-shift-at-the-moon.ts";
import { theWhaleWhoSangBackwards } from "./upcoming/the-whale-who-sang-backwards.ts";
import { threeWishesBeforeBreakfast } from "./upcoming/three-wishes-before-breakfast.ts";
import type { UpcomingFilm } from "./upcoming-film.ts";

/** Announced films, soonest first. */
export const upcoming: readonly UpcomingFilm[] = [
  theLighthouseThatWalked,
  theNightShiftAtTheMoon,
  aCrownForThePond,
  swornToTheLastPage,
  rooftopRelay,
  theWhaleWhoSangBackwards,
  nobodyToldTheVolcano,
  theLastArcadeOnEuropa,
  threeWishesBeforeBreakfast,
];
