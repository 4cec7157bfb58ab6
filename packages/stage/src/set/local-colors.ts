import type { Style } from "#paint/light.ts";
import { mix, turnHue } from "#paint/mix.ts";
import type { Weather } from "#story/vocabulary.ts";
import { type LocalColors, natural, genreColors } from "./own-colors.ts";

/**
 * Local colors of a place, varied by its seed; falling leaves make it autumn, snow makes it white.
 */
export function localColors(style: Style, weather: Weather, random: () => number): LocalColors {
  const own = { ...natural, ...genreColors[style.genre] };
  const turn = (random() - 0.5) * 26;
  const green = (color: string) => turnHue(color, turn);
  const autumn = 0.62 + random() * 0.2;
  switch (weather) {
    case "leaves":
      return {
        ...own,
        grass: mix(green(own.grass), "#d9b25a", 0.36),
        leaf: mix(own.leaf, random() < 0.5 ? "#ee9440" : "#f0b83f", autumn),
        leafDeep: mix(own.leafDeep, "#c9553a", autumn),
      };
    case "snow":
      return {
        ...own,
        grass: mix(own.grass, own.snow, 0.8),
        leaf: mix(green(own.leaf), own.snow, 0.5),
        leafDeep: mix(green(own.leafDeep), own.snow, 0.34),
        needle: mix(own.needle, own.snow, 0.3),
        roof: mix(own.roof, own.snow, 0.62),
        roofOther: mix(own.roofOther, own.snow, 0.62),
        path: mix(own.path, own.snow, 0.62),
        sand: mix(own.sand, own.snow, 0.4),
        rock: mix(own.rock, own.snow, 0.25),
      };
    default:
      return {
        ...own,
        grass: green(own.grass),
        leaf: green(own.leaf),
        leafDeep: green(own.leafDeep),
        needle: green(own.needle),
      };
  }
}
