import { say } from "#platform/words/say.ts";

/** The bosses' names, by the order of the realms. */
const names: readonly (() => string)[] = [
  () => say`Umber the Whale`,
  () => say`The Loud Bear`,
  () => say`Cinder the Dragon`,
  () => say`The Thunder Cat`,
  () => say`Rusty the Robot`,
  () => say`The Understudy`,
];

export function bossName(kind: number): string {
  return names[kind]?.() ?? "";
}
