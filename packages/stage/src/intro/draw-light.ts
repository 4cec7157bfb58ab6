import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { randomAt, seededRandom } from "@goldmane/std/seeded-random";
import { bump, smoothstep } from "#actor/acting/easing.ts";
import { paintGlow } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import { stageHeight, stageWidth, type Canvas, type Host, type Surface } from "#surface.ts";
import { introTiming, markPlace } from "./timing.ts";

/** The page's background color, which surrounds the film. */
export const night = "#100812";

const { x, y } = markPlace;
const rayCount = 18;

/** The dark background, warmer behind the gold. */
export function drawGround(surface: Surface, t: number): void {
  surface.globalAlpha = 1;
  surface.fillStyle = night;
  surface.fillRect(0, 0, stageWidth, stageHeight);
  const warmth = warmthAt(t);
  paintGlow(surface, { x, y, radius: 600, squash: 0.62 }, "#5a2350", 0.2 + 0.34 * warmth);
  surface.globalCompositeOperation = "lighter";
  paintGlow(surface, { x, y, radius: 430, squash: 0.86 }, "#b4560f", 0.05 + 0.3 * warmth);
  surface.globalCompositeOperation = "source-over";
}

/** Light shafts behind the mark, which turn until everything is still. */
export function drawRays(surface: Surface, t: number): void {
  const shining = smoothstep((t - introTiming.gathered + 0.15) / 0.5);
  if (shining <= 0) return;
  const left = introTiming.still - Math.min(t, introTiming.still);
  const glory = 0.5 + 0.6 * Math.exp(-1.7 * Math.max(0, t - introTiming.gathered - 0.35));
  surface.save();
  surface.translate(x, y);
  surface.rotate(-0.035 * left * left);
  surface.globalCompositeOperation = "lighter";
  for (let ray = 0; ray < rayCount; ray += 1) {
    const width = lerp(0.035, 0.12, randomAt(5, ray));
    const length = lerp(300, 520, randomAt(6, ray));
    const angle = ((ray + randomAt(7, ray) * 0.7) / rayCount) * Math.PI * 2;
    const light = surface.createRadialGradient(0, 0, 60, 0, 0, length);
    const strength = shining * glory * lerp(0.09, 0.24, randomAt(8, ray));
    light.addColorStop(0, withAlpha("#ffcf7a", strength));
    light.addColorStop(0.45, withAlpha("#e98f2e", strength * 0.42));
    light.addColorStop(1, withAlpha("#7a3410", 0));
    surface.fillStyle = light;
    surface.beginPath();
    surface.moveTo(0, 0);
    surface.lineTo(Math.cos(angle - width) * length, Math.sin(angle - width) * length);
    surface.lineTo(Math.cos(angle + width) * length, Math.sin(angle + width) * length);
    surface.closePath();
    surface.fill();
  }
  surface.restore();
}

/** The mane closes: a soft bloom, and an expanding ring of light. */
export function drawBloom(surface: Surface, t: number, strength: number): void {
  const since = t - introTiming.gathered;
  surface.save();
  surface.globalCompositeOperation = "lighter";
  const bloom = strength * smoothstep((since + 0.9) / 0.95) * Math.exp(-2.6 * Math.max(0, since));
  if (bloom > 0.004)
    paintGlow(surface, { x, y, radius: 600, squash: 0.9 }, "#ff9440", 0.75 * bloom);
  const ring = strength * bump(since, -0.05, 1.5);
  if (ring > 0) {
    const radius = 120 + 620 * smoothstep(clamp(since / 1.7)) ** 0.8;
    const light = surface.createRadialGradient(x, y, radius * 0.55, x, y, radius);
    light.addColorStop(0, withAlpha("#ff9d3c", 0));
    light.addColorStop(0.55, withAlpha("#ffa544", 0.07 * ring));
    light.addColorStop(0.8, withAlpha("#ffc474", 0.16 * ring));
    light.addColorStop(1, withAlpha("#ffc474", 0));
    surface.fillStyle = light;
    surface.fillRect(0, 0, stageWidth, stageHeight);
  }
  surface.restore();
}

/** The picture fades into the page's background, so that it has no visible edge. */
export function drawVignette(surface: Surface): void {
  const dark = surface.createRadialGradient(0, 0, 0, 0, 0, 1);
  dark.addColorStop(0.55, withAlpha(night, 0));
  dark.addColorStop(0.8, withAlpha(night, 0.5));
  dark.addColorStop(1, night);
  surface.save();
  surface.translate(stageWidth / 2, stageHeight / 2);
  surface.scale(stageWidth * 0.56, stageHeight * 0.62);
  surface.fillStyle = dark;
  surface.fillRect(-1, -1, 2, 2);
  surface.restore();
}

/** A static fine grain; without it dark gradients would show banding. */
export function bakeGrain(host: Host, scale: number): Canvas {
  const side = 256;
  const canvas = host.createCanvas(Math.ceil(stageWidth * scale), Math.ceil(stageHeight * scale));
  const tile = host.createCanvas(side, side);
  const onTile = tile.getContext("2d") as Surface;
  const random = seededRandom(2310);
  for (let place = 0; place < side * side; place += 1) {
    onTile.fillStyle = random() < 0.5 ? "rgba(255,226,190,0.016)" : "rgba(0,0,0,0.05)";
    onTile.fillRect(place % side, Math.floor(place / side), 1, 1);
  }
  const surface = canvas.getContext("2d") as Surface;
  for (let top = 0; top < canvas.height; top += side)
    for (let left = 0; left < canvas.width; left += side)
      surface.drawImage(tile as never, left, top, side, side);
  return canvas;
}

function warmthAt(t: number): number {
  const gathering = 0.55 * smoothstep((t - 0.3) / (introTiming.gathered - 0.3));
  return gathering + 0.45 * smoothstep((t - introTiming.gathered + 0.3) / 0.6);
}
