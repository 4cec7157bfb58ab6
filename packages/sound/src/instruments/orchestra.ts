import { band } from "./band/band.ts";
import { crash, cymbalSwell } from "./cymbals.ts";
import {
  brush,
  frameDrum,
  hat,
  kick,
  shaker,
  snare,
  taiko,
  tambourine,
  timpani,
  woodblock,
} from "./drums.ts";
import { brass, choir, glass, spiccato, strings, tremolo, warmPad } from "./ensembles.ts";
import type { Instrument } from "./instrument.ts";
import { celesta, feltPiano, glockenspiel, marimba, musicBox, vibraphone } from "./keys.ts";
import {
  cello,
  clarinet,
  fiddle,
  flute,
  horn,
  lead,
  synthBass,
  trumpet,
  whistle,
} from "./soloists.ts";
import { guitar, harp, pizzicato, starPluck, uprightBass } from "./strings-plucked.ts";

/** Every instrument of the films, by the name that a score uses. */
export const orchestra = {
  "felt-piano": feltPiano,
  celesta,
  "music-box": musicBox,
  vibraphone,
  glockenspiel,
  marimba,
  harp,
  guitar,
  pizzicato,
  "upright-bass": uprightBass,
  "star-pluck": starPluck,
  strings,
  spiccato,
  tremolo,
  "warm-pad": warmPad,
  choir,
  brass,
  glass,
  flute,
  whistle,
  clarinet,
  horn,
  trumpet,
  fiddle,
  cello,
  lead,
  "synth-bass": synthBass,
  kick,
  taiko,
  "frame-drum": frameDrum,
  snare,
  brush,
  shaker,
  tambourine,
  hat,
  woodblock,
  timpani,
  crash,
  "cymbal-swell": cymbalSwell,
  ...band,
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof orchestra;

export function instrumentNamed(name: InstrumentName): Instrument {
  return orchestra[name];
}

export function isInstrument(name: string): name is InstrumentName {
  return Object.hasOwn(orchestra, name);
}
