import { hashText } from "@goldmane/std/hash-text";
import { seededRandom } from "@goldmane/std/seeded-random";
import type { Light, Style } from "#paint/light.ts";
import { lighten, mix, saturate, turnHue } from "#paint/mix.ts";
import { genres, type Backdrop, type TimeOfDay, type Weather } from "#story/vocabulary.ts";
import { colorScripts, type ColorScript } from "./color-scripts.ts";
import { indoorLight } from "./indoor-light.ts";
import { marsScript } from "./mars-script.ts";

export type LightRequest = {
  backdrop: Backdrop;
  time: TimeOfDay;
  weather: Weather;
  style: Style;
  seed: number;
  palette: { key: string; shadow: string; accent: string } | null;
};

const darknessOf: Record<TimeOfDay, number> = { dawn: 0.24, day: 0, dusk: 0.4, night: 0.82 };

/** How much of the genre's colors the sky of Mars replaces. */
const marsShare = 0.82;

/** How much each weather grays the colors, and how much it lowers the contrast. */
const veils: Record<Weather, { gray: number; lower: number }> = {
  clear: { gray: 0, lower: 0 },
  fireflies: { gray: 0, lower: 0 },
  leaves: { gray: 0, lower: 0 },
  rain: { gray: 0.26, lower: 0.085 },
  snow: { gray: 0.16, lower: -0.02 },
  mist: { gray: 0.2, lower: -0.01 },
};

/** How directly the key shines through each weather. */
const directness: Record<Weather, number> = {
  clear: 1,
  fireflies: 0.9,
  leaves: 1,
  rain: 0.12,
  snow: 0.4,
  mist: 0.3,
};

/** The light of a scene: the genre's color script for the time of day, varied by the seed. */
export function lightOf(request: LightRequest): Light {
  const { backdrop, time, weather, style, seed, palette } = request;
  const random = seededRandom(seed ^ hashText(`light ${time}`));
  const guest = genres[Math.floor(random() * genres.length)] ?? style.genre;
  const earthly = blend(
    colorScripts[style.genre][time],
    colorScripts[guest][time],
    random() * 0.24,
  );
  const own = backdrop === "mars" ? blend(earthly, marsScript(time), marsShare) : earthly;
  const turn = (random() - 0.5) * 18;
  const rich = 0.94 + random() * 0.14;
  const veil = veils[weather];
  const age = (color: string) => {
    const turned = saturate(turnHue(color, turn), rich * (1 - veil.gray));
    return lighten(turned, -veil.lower);
  };
  const hours = deepenSky(mapScript(own, age), darknessOf[time]);
  const key = palette ? mix(hours.key, palette.key, 0.6) : hours.key;
  const shadow = palette ? mix(hours.shadow, palette.shadow, 0.65) : hours.shadow;
  const far = palette ? mix(hours.far, palette.accent, 0.1) : hours.far;
  const at = keyPlace(time, random);

  const outdoors: Light = {
    sky: hours.sky,
    key,
    keyAt: at,
    ambient: mix(mix(hours.sky[1], hours.sky[2], 0.4), shadow, 0.32),
    shadow,
    rim: palette ? mix(hours.rim, palette.key, 0.5) : hours.rim,
    far: weather === "mist" ? mix(far, hours.sky[3], 0.55) : far,
    near: palette ? mix(hours.near, palette.shadow, 0.4) : hours.near,
    ground: mix(hours.near, key, 0.3),
    direct: directness[weather] * (time === "night" ? 0.75 : 1),
    darkness: Math.min(1, darknessOf[time] + (weather === "rain" ? 0.1 : 0)),
  };
  return indoorLight(outdoors, { backdrop, style, random, night: colorScripts[style.genre].night });
}

/**
 * Low and to one side at dawn and dusk, high at noon. Within the middle third when low, so that a
 * portrait crop keeps it.
 */
function keyPlace(time: TimeOfDay, random: () => number): { x: number; y: number } {
  const side = random() < 0.5 ? -1 : 1;
  const away = 110 + random() * 190;
  switch (time) {
    case "dawn":
      return { x: 640 + side * away, y: 322 + random() * 50 };
    case "dusk":
      return { x: 640 + side * away, y: 300 + random() * 70 };
    case "day":
      return { x: 640 + side * (away + 130), y: 84 + random() * 60 };
    case "night":
      return { x: 640 + side * (away + 30), y: 120 + random() * 70 };
  }
}

function blend(own: ColorScript, guest: ColorScript, amount: number): ColorScript {
  const [a, b, c, d] = guest.sky;
  return {
    sky: [
      mix(own.sky[0], a, amount),
      mix(own.sky[1], b, amount),
      mix(own.sky[2], c, amount),
      mix(own.sky[3], d, amount),
    ],
    key: mix(own.key, guest.key, amount),
    shadow: mix(own.shadow, guest.shadow, amount * 0.5),
    far: mix(own.far, guest.far, amount),
    near: mix(own.near, guest.near, amount * 0.5),
    rim: mix(own.rim, guest.rim, amount),
  };
}

function mapScript(own: ColorScript, change: (color: string) => string): ColorScript {
  const [a, b, c, d] = own.sky;
  return {
    sky: [change(a), change(b), change(c), change(d)],
    key: change(own.key),
    shadow: change(own.shadow),
    far: change(own.far),
    near: change(own.near),
    rim: change(own.rim),
  };
}

/** Spreads the sky's values: a deeper zenith over a bright horizon, and least so by day. */
function deepenSky(script: ColorScript, darkness: number): ColorScript {
  const [zenith, high, low, horizon] = script.sky;
  const share = 0.2 + 0.8 * Math.min(1, darkness * 2);
  const deep = (color: string, by: number) => saturate(lighten(color, -by * share), 1.06);
  return {
    ...script,
    sky: [
      deep(zenith, 0.16),
      deep(high, 0.1),
      deep(low, 0.02 - darkness * 0.08),
      deep(horizon, -0.03 - 0.09 * darkness),
    ],
  };
}
