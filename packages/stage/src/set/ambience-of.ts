import type { AmbienceBed } from "#story/timeline.ts";
import type { Backdrop, TimeOfDay, Weather } from "#story/vocabulary.ts";

/** Ambience of a backdrop, by time of day and weather. */
export function ambienceOf(backdrop: Backdrop, time: TimeOfDay, weather: Weather): AmbienceBed {
  switch (backdrop) {
    case "space":
      return "space";
    case "starship":
      return "engine";
    case "cave":
      return "cave";
    case "theatre":
      return "room";
    case "bedroom":
    case "kitchen":
    case "school":
    case "museum":
      return weather === "rain" ? "rain" : "room";
    default:
      break;
  }
  if (weather === "rain") return "rain";
  if (weather === "snow" || backdrop === "snow") return "snow";
  switch (backdrop) {
    case "sea":
      return "waves";
    case "city":
      return "city";
    case "sky":
    case "mountains":
    case "desert":
    case "mars":
      return "wind";
    default:
      return time === "night" || weather === "fireflies" ? "night" : "birds";
  }
}
