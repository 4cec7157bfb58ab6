import { say } from "#platform/words/say.ts";

const names: readonly (() => string)[] = [
  () => say`First hops`,
  () => say`Over the stream`,
  () => say`Snail walk`,
  () => say`Boing`,
  () => say`Cookie bridge`,
  () => say`Meadow's end`,
  () => say`Long jump`,
  () => say`Under the table`,
  () => say`Standing tall`,
  () => say`Cactus alley`,
  () => say`Slide and leap`,
  () => say`Sand castle`,
  () => say`Sticky wall`,
  () => say`Upside down`,
  () => say`The chimney`,
  () => say`Over the thorns`,
  () => say`Hanging garden`,
  () => say`Deep cavern`,
  () => say`Two buttons`,
  () => say`Mouse hole`,
  () => say`Up and down`,
  () => say`The long pit`,
  () => say`Two of you`,
  () => say`Dame Gate`,
  () => say`Red`,
  () => say`Red and blue`,
  () => say`Magic bridge`,
  () => say`Color halves`,
  () => say`Paint climb`,
  () => say`Over the rainbow`,
];

/** The name of a built-in level, from 1. */
export function levelName(level: number): string {
  return names[level - 1]?.() ?? "";
}

const worlds: readonly (() => string)[] = [
  () => say`Meadow`,
  () => say`Desert`,
  () => say`Cavern`,
  () => say`Clockwork`,
  () => say`Rainbow`,
];

/** The name of a world, from 1. */
export function worldName(world: number): string {
  return worlds[world - 1]?.() ?? "";
}
