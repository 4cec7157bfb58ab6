import type { Backdrop, SoundName, Weather } from "#story/vocabulary.ts";

const grounds: Record<Backdrop, SoundName> = {
  meadow: "step-grass",
  forest: "step-grass",
  village: "step-grass",
  mountains: "step-stone",
  city: "step-stone",
  castle: "step-stone",
  cave: "step-stone",
  museum: "step-stone",
  sea: "step-sand",
  desert: "step-sand",
  mars: "step-sand",
  space: "step-sand",
  snow: "step-snow",
  starship: "step-metal",
  bedroom: "step-wood",
  kitchen: "step-wood",
  school: "step-wood",
  theatre: "step-wood",
  sky: "step",
};

const indoors: ReadonlySet<Backdrop> = new Set<Backdrop>([
  "starship",
  "bedroom",
  "kitchen",
  "school",
  "theatre",
  "museum",
  "cave",
]);

/** The footstep on a backdrop's ground; snow and rain change the ground outdoors. */
export function groundOf(backdrop: Backdrop, weather: Weather): SoundName {
  if (indoors.has(backdrop)) return grounds[backdrop];
  if (weather === "snow") return "step-snow";
  return weather === "rain" ? "step-water" : grounds[backdrop];
}
