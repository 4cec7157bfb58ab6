// Written by tools/generate-catalog.mjs.
import type { InteractiveFilm } from "./interactive-film.ts";
import { bunAndTheRunawayDough } from "./bun-and-the-runaway-dough/film.ts";
import { captainMinnowAndTheBigHic } from "./captain-minnow-and-the-big-hic/film.ts";
import { doNotShakeTheParcel } from "./do-not-shake-the-parcel/film.ts";
import { sirGrubbinsAndTheMuddyGoose } from "./sir-grubbins-and-the-muddy-goose/film.ts";
import { theSnowGuest } from "./the-snow-guest/film.ts";
import { theVerySlowRace } from "./the-very-slow-race/film.ts";
import { theWhaleWhoWentBoom } from "./the-whale-who-went-boom/film.ts";
import { thisWayUp } from "./this-way-up/film.ts";
import { whoseEggIsThis } from "./whose-egg-is-this/film.ts";

// oxfmt-ignore
export const interactiveFilms: readonly InteractiveFilm[] = [
  bunAndTheRunawayDough,
  captainMinnowAndTheBigHic,
  doNotShakeTheParcel,
  sirGrubbinsAndTheMuddyGoose,
  theSnowGuest,
  theVerySlowRace,
  theWhaleWhoWentBoom,
  thisWayUp,
  whoseEggIsThis,
];
