import { natureSounds } from "@goldmane/contracts/vibes/limits";
import { nameMood, nameNature, nameShaper } from "./names.ts";
import type { Vibes } from "./next-vibes.ts";

/** What plays, in a line: "Calm · Lo-Fi · Rain". */
export function describeVibes({ mood, shaper, nature }: Vibes): string {
  return [
    ...(mood ? [nameMood(mood)] : []),
    ...(shaper ? [nameShaper(shaper)] : []),
    ...natureSounds.filter((sound) => nature[sound] !== undefined).map(nameNature),
  ].join(" · ");
}
