import type { PropKind, SoundName } from "#story/vocabulary.ts";

/** The sound of a thing in a hand, by its material. */
const handled: Record<PropKind, SoundName> = {
  lantern: "clink",
  bell: "clink",
  key: "clink",
  crown: "clink",
  sword: "clink",
  kettle: "clink",
  pot: "clink",
  radio: "clink",
  telescope: "clink",
  rocket: "clink",
  crystal: "ting",
  mirror: "ting",
  star: "ting",
  chest: "tap",
  drum: "tap",
  boat: "tap",
  door: "tap",
  bridge: "tap",
  table: "tap",
  tub: "tap",
  bowl: "tap",
  well: "tap",
  tower: "tap",
  hive: "tap",
  broom: "tap",
  campfire: "tap",
  book: "page",
  map: "page",
  kite: "page",
  tent: "rustle",
  bed: "rustle",
  umbrella: "rustle",
  flower: "leaf",
  tree: "leaf",
  seed: "leaf",
  feather: "pat",
  cake: "pat",
  egg: "pat",
  ball: "pat",
  balloon: "pat",
};

export function handledSound(kind: PropKind): SoundName {
  return handled[kind];
}
