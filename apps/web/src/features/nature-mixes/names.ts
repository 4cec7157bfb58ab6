import { type NatureSound, natureSounds } from "@goldmane/contracts/nature-mixes/limits";
import type { NatureLevels } from "@goldmane/contracts/nature-mixes/schema";
import { formatList } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

export function nameOfSound(sound: NatureSound): string {
  switch (sound) {
    case "rain":
      return say`Rain`;
    case "waves":
      return say`Waves`;
    case "wind":
      return say`Wind`;
    case "fire":
      return say`Campfire`;
    case "birds":
      return say`Birds`;
    case "crickets":
      return say`Crickets`;
    case "stream":
      return say`Stream`;
    case "thunder":
      return say`Thunder`;
    case "cafe":
      return say`Café`;
    case "train":
      return say`Train`;
  }
}

/** The sounds that are on, loudest first: “Rain and Campfire”. */
export function describeMix(levels: Readonly<NatureLevels>): string {
  const sounds = natureSounds
    .filter((sound) => levels[sound] > 0)
    .toSorted((a, b) => levels[b] - levels[a]);
  return formatList(sounds.map(nameOfSound));
}
