import type { Light, Style } from "#paint/light.ts";
import { lighten, mix, turnHue } from "#paint/mix.ts";
import type { Backdrop } from "#story/vocabulary.ts";
import type { ColorScript } from "./color-scripts.ts";

type Place = { backdrop: Backdrop; style: Style; random: () => number; night: ColorScript };

/**
 * The light of places with their own lamps, whatever the time of day. Outdoor places keep their
 * light.
 */
export function indoorLight(light: Light, { backdrop, style, random, night }: Place): Light {
  switch (backdrop) {
    case "space": {
      const hue = (random() - 0.5) * 90;
      const deep = (color: string, hour: string, amount: number) =>
        mix(lighten(turnHue(color, hue), -0.03), hour, amount);
      return {
        ...light,
        sky: [
          lighten(deep(night.sky[0], light.sky[0], 0.06), -0.05),
          lighten(deep(night.sky[0], light.sky[1], 0.12), -0.02),
          deep(night.sky[1], light.sky[1], 0.26),
          deep(night.sky[2], light.sky[2], 0.36),
        ],
        keyAt: { x: light.keyAt.x < 640 ? 300 : 980, y: 130 },
        ambient: mix(night.sky[2], light.shadow, 0.45),
        far: deep(night.sky[2], light.far, 0.3),
        near: mix(night.near, light.shadow, 0.4),
        ground: mix(night.sky[2], light.key, 0.4),
        darkness: 0.5,
      };
    }
    case "cave": {
      const glow = style.genre === "kids" ? "#ffd6a0" : mix(light.sky[2], style.accent, 0.4);
      return {
        ...light,
        key: mix(light.key, glow, 0.3),
        keyAt: { x: light.keyAt.x < 640 ? 520 : 760, y: 250 },
        ambient: mix(light.shadow, glow, 0.22),
        far: mix(mix(light.sky[2], glow, 0.4), light.shadow, 0.25),
        near: mix(light.near, light.shadow, 0.5),
        darkness: Math.max(0.36, light.darkness * 0.8),
      };
    }
    case "starship":
      return {
        ...light,
        sky: [night.sky[0], night.sky[1], mix(night.sky[1], light.sky[2], 0.3), night.sky[2]],
        keyAt: { x: light.keyAt.x < 640 ? 440 : 840, y: 180 },
        ambient: mix(night.sky[2], style.accent, 0.18),
        far: mix(night.sky[2], style.accent, 0.14),
        darkness: 0.34 + light.darkness * 0.25,
      };
    case "theatre":
      return {
        ...light,
        key: mix(light.key, "#fff0cc", 0.35),
        keyAt: { x: light.keyAt.x < 640 ? 470 : 810, y: 40 },
        ambient: mix(light.shadow, light.sky[1], 0.3),
        darkness: 0.1 + light.darkness * 0.34,
      };
    case "museum":
      return {
        ...light,
        keyAt: { x: light.keyAt.x < 640 ? 400 : 880, y: 150 },
        ambient: mix(light.ambient, "#e8d8c0", 0.2),
        darkness: 0.08 + light.darkness * 0.66,
      };
    case "kitchen":
    case "school":
    case "bedroom": {
      const dark = light.darkness > 0.3;
      return {
        ...light,
        key: dark ? mix("#ffc98a", light.key, 0.3) : light.key,
        keyAt: { x: light.keyAt.x < 640 ? 380 : 900, y: 240 },
        ambient: dark ? mix(light.sky[1], light.shadow, 0.4) : mix(light.sky[2], "#f3d9c0", 0.4),
        darkness: light.darkness * 0.62,
      };
    }
    default:
      return light;
  }
}
