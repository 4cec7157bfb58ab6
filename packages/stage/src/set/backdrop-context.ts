import { hashText } from "@goldmane/std/hash-text";
import { seededRandom, type Random } from "@goldmane/std/seeded-random";
import { bake, type Baked } from "#paint/bake.ts";
import { tone, type Brush } from "#paint/brush.ts";
import { paintGlow } from "#paint/gradient.ts";
import type { Light, Style } from "#paint/light.ts";
import type { Host, Surface } from "#surface.ts";
import type { Backdrop, TimeOfDay, Weather } from "#story/vocabulary.ts";
import { lightOf } from "./light-of.ts";
import { localColors } from "./local-colors.ts";
import type { LocalColors } from "./own-colors.ts";
import type { SetRequest } from "./stage-set.ts";

/** Drawing context of a backdrop. */
export type BackdropContext = {
  brush: Brush;
  light: Light;
  style: Style;
  local: LocalColors;
  backdrop: Backdrop;
  time: TimeOfDay;
  weather: Weather;
  host: Host;
  /** Pixels per stage unit. */
  scale: number;
  /** Whether there is water on the stage. */
  flooded: boolean;
  /** A generator seeded by name, independent of everything else that is painted. */
  random(name: string): Random;
  /** A local color in this light: lit -1..1, distance 0..1. */
  tone(own: string, lit?: number, distance?: number): string;
  /** A soft glow, to be drawn with `drawGlow`. */
  glow(color: string): Baked;
};

export function openBackdropContext(request: SetRequest): BackdropContext {
  const { host, backdrop, time, weather, style, seed, scale } = request;
  const random = (name: string) => seededRandom(seed ^ hashText(`${backdrop} ${name}`));
  const light = lightOf(request);
  const brush = { light, style };
  const glows = new Map<string, Baked>();
  return {
    brush,
    light,
    style,
    local: localColors(style, backdrop === "snow" ? "snow" : weather, random("colours")),
    backdrop,
    time,
    weather,
    host,
    scale,
    flooded: Boolean(request.flood),
    random,
    tone: (own, lit, distance) => tone(brush, own, lit, distance),
    glow(color) {
      const known = glows.get(color);
      if (known) return known;
      const made = bake(host, { x: -32, y: -32, width: 64, height: 64 }, 1, (surface) =>
        paintGlow(surface, { x: 0, y: 0, radius: 32 }, color, 1),
      );
      glows.set(color, made);
      return made;
    },
  };
}

export function drawGlow(
  surface: Surface,
  glow: Baked,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  surface.drawImage(glow.canvas as never, x - radius, y - radius, radius * 2, radius * 2);
}
