import { say } from "#platform/words/say.ts";

/** The texts of the riddles that have words; the others show a row of pictures. */
const texts: Record<string, () => string> = {
  map: () => say`Rivers, hills and whole towns, folded in your pocket. What is it?`,
  bridge: () => say`Its feet are in the water, and everyone walks on its back. What is it?`,
  bell: () => say`It has a tongue but can't talk. It sings when it swings. What is it?`,
  tent: () => say`You carry it on your back, and at night you sleep in it. What is it?`,
  egg: () => say`Round and white with no way in. One day someone knocks from inside.`,
  cake: () => say`Each year it gets one more light. Then you blow. What is it?`,
  balloon: () => say`Feed it air and it grows. Let go and it flies away. What is it?`,
  bear: () => say`He sleeps all winter and says he was resting his eyes. Who is it?`,
  ball: () => say`Kick it, throw it, drop it: it always comes back up. What is it?`,
  dragon: () => say`He lights candles by sneezing. Who is it?`,
  mirror: () => say`It copies everything you do, but left is right. What is it?`,
  crystal: () => say`It grows in caves without sun or rain. What is it?`,
  owl: () => say`She asks “Who?” all night and never waits for an answer. Who is it?`,
  broom: () => say`By day it sweeps the floor. At night, they say, it flies.`,
  kite: () => say`It wants to fly away but holds your hand by a thread. What is it?`,
  umbrella: () => say`It opens when the sky cries. What is it?`,
  drum: () => say`The more you hit it, the louder it sings. What is it?`,
  lantern: () => say`A little light that you carry by its handle. What is it?`,
  cat: () => say`Nine lives, four quiet feet and no homework. Who is it?`,
  moon: () => say`It has no light of its own, but it brightens the night.`,
  rocket: () => say`Its trip begins by counting backward. What is it?`,
  telescope: () => say`Look in at one end and the stars come close. What is it?`,
  robot: () => say`He knows a million numbers and never eats breakfast. Who is it?`,
  radio: () => say`It talks all day without a mouth. What is it?`,
  book: () => say`It has leaves but is no tree, and tells you a story.`,
  key: () => say`It fits in your hand, but it opens a castle. What is it?`,
  door: () => say`It never moves from its wall, yet it lets everyone out.`,
  feather: () => say`Many of them can fly. One alone can only tickle. What is it?`,
  well: () => say`It's deep and wet and takes your coin for a wish. What is it?`,
};

/** A riddle's text, or an invitation to continue the row of pictures. */
export function riddleText(key: string): string {
  return texts[key]?.() ?? say`What comes next?`;
}
