import type { BackdropContext } from "#set/backdrop-context.ts";

/** How clouds cover a sky: nothing, thin streaks, one cloud, a bank to one side, a few, or all of it. */
type CloudCover = "none" | "streaks" | "lone" | "bank" | "scattered" | "overcast";

/** The cover of a place's sky, chosen by weather and seed; near and far clouds share it. */
export function cloudCover(
  kit: Pick<BackdropContext, "backdrop" | "weather" | "random">,
): CloudCover {
  if (kit.backdrop === "mars") return "none";
  if (kit.weather === "rain" || kit.weather === "snow") return "overcast";
  if (kit.weather === "mist") return "none";
  const chance = kit.random("cloud cover")();
  if (chance < 0.3) return "none";
  if (chance < 0.52) return "streaks";
  if (chance < 0.7) return "lone";
  return chance < 0.88 ? "bank" : "scattered";
}
