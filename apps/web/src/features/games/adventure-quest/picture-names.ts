import { say } from "#platform/words/say.ts";

/** The names of the pictures of riddles and finds. */
const names: Record<string, () => string> = {
  ball: () => say`Ball`,
  balloon: () => say`Balloon`,
  bear: () => say`Bear`,
  bell: () => say`Bell`,
  boat: () => say`Boat`,
  book: () => say`Book`,
  bowl: () => say`Bowl`,
  bridge: () => say`Bridge`,
  broom: () => say`Broom`,
  cake: () => say`Cake`,
  campfire: () => say`Campfire`,
  cat: () => say`Cat`,
  chest: () => say`Chest`,
  crown: () => say`Crown`,
  crystal: () => say`Crystal`,
  door: () => say`Castle gate`,
  dragon: () => say`Dragon`,
  drum: () => say`Drum`,
  egg: () => say`Egg`,
  feather: () => say`Feather`,
  flower: () => say`Flower`,
  fox: () => say`Fox`,
  key: () => say`Key`,
  kite: () => say`Kite`,
  lantern: () => say`Lantern`,
  lion: () => say`Lion`,
  map: () => say`Map`,
  mirror: () => say`Mirror`,
  moon: () => say`Moon`,
  owl: () => say`Owl`,
  pot: () => say`Pot`,
  rabbit: () => say`Rabbit`,
  radio: () => say`Radio`,
  robot: () => say`Robot`,
  rocket: () => say`Rocket`,
  star: () => say`Star`,
  sun: () => say`Sun`,
  sword: () => say`Sword`,
  table: () => say`Table`,
  telescope: () => say`Telescope`,
  tent: () => say`Tent`,
  tower: () => say`Tower`,
  tree: () => say`Tree`,
  umbrella: () => say`Umbrella`,
  unicorn: () => say`Unicorn`,
  well: () => say`Well`,
  whale: () => say`Whale`,
};

export function pictureName(name: string): string {
  return names[name]?.() ?? name;
}

const finds: Record<string, () => string> = {
  hammer: () => say`A hammer! It breaks boulders.`,
  boots: () => say`Boots! They walk over thorns.`,
  net: () => say`A net! It catches quick critters.`,
  lantern: () => say`A lantern! It lights torches.`,
  flute: () => say`A flute! It wakes sleepers.`,
  hook: () => say`A hook! It pulls you to posts.`,
  magnet: () => say`A magnet! It pulls metal blocks.`,
  shield: () => say`A shield! It sends shots back.`,
  key: () => say`A key!`,
  "boss-key": () => say`The boss key!`,
  gems: () => say`Gems!`,
  heart: () => say`A heart!`,
};

/** What was found, and what it is for. */
export function findText(found: string): string {
  return finds[found]?.() ?? "";
}
