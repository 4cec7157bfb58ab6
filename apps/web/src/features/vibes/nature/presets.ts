import type { NatureMix } from "@goldmane/contracts/vibes/limits";
import { say } from "#platform/words/say.ts";

export type Preset = { id: string; name: string; mix: NatureMix };

/** Ready-made nature mixes. */
export function listPresets(): Preset[] {
  return [
    { id: "porch", name: say`Rain on the porch`, mix: { rain: 70, thunder: 35, wind: 15 } },
    { id: "beach", name: say`Day at the beach`, mix: { waves: 75, wind: 20, birds: 15 } },
    { id: "campfire", name: say`Campfire night`, mix: { fire: 70, crickets: 45, wind: 15 } },
    { id: "forest", name: say`Forest rain`, mix: { rain: 45, birds: 40, stream: 50 } },
    { id: "cafe", name: say`Rainy café`, mix: { cafe: 55, rain: 35 } },
    { id: "sleeper", name: say`Night train`, mix: { train: 65, rain: 30 } },
    { id: "meadow", name: say`Summer meadow`, mix: { crickets: 50, stream: 35, birds: 20 } },
  ];
}
