import { assertNever } from "@goldmane/std/assert-never";
import type { Surface } from "#surface.ts";
import { towardsKey, type Brush } from "./brush.ts";
import { linear } from "./gradient.ts";
import { mix, withAlpha } from "./mix.ts";
import { fillPath, strokePath, type Trace } from "./path.ts";

export type Form = {
  /** Bounds of the shape, in the units it is traced in. */
  box: { x: number; y: number; width: number; height: number };
  /** Color at half light, already toned. */
  color: string;
  /** Contrast between light and shade: 1 at the stage, less in the distance. */
  contrast?: number;
  /** 0 omits the genre's outline. */
  outline?: number;
};

/**
 * Fills a solid in the genre's style: a soft gradient, two hard tones, cut paper with a cast
 * shadow, a glowing edge or a plain fill, lit from the scene's light.
 */
export function paintForm(surface: Surface, brush: Brush, form: Form, trace: Trace): void {
  const { box, color, contrast = 1, outline = 1 } = form;
  const { light, style } = brush;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const key = towardsKey(brush, middle.x, middle.y);
  const up = { x: key.x * 0.8, y: Math.min(key.y, -0.35) };
  const lit = mix(color, light.key, 0.34 * contrast);
  const shade = mix(color, light.shadow, 0.46 * contrast);
  const size = Math.min(box.width, box.height);

  switch (style.shading) {
    case "soft": {
      const half = { x: (up.x * box.width) / 2, y: (up.y * box.height) / 2 };
      const gradient = linear(
        surface,
        { x: middle.x + half.x, y: middle.y + half.y },
        { x: middle.x - half.x, y: middle.y - half.y },
        [
          [0, lit],
          [0.45, color],
          [1, shade],
        ],
      );
      fillPath(surface, gradient, trace);
      break;
    }
    case "flat":
      fillPath(surface, color, trace);
      shiftInside(surface, trace, mix(color, shade, 0.55), {
        x: up.x * size * 0.1,
        y: up.y * size * 0.1,
        over: mix(color, lit, 0.22),
      });
      break;
    case "cel":
      shiftInside(surface, trace, shade, {
        x: up.x * Math.min(size * 0.2, 26),
        y: up.y * Math.min(size * 0.2, 26),
        over: mix(color, lit, 0.25),
      });
      break;
    case "paper":
      castShadow(surface, brush, trace, Math.min(7, 1.5 + size * 0.035) * contrast);
      shiftInside(surface, trace, mix(color, lit, 0.85), {
        x: -up.x * 1.8,
        y: -up.y * 1.8,
        over: color,
      });
      break;
    case "glow": {
      const gradient = linear(surface, { x: 0, y: box.y }, { x: 0, y: box.y + box.height }, [
        [0, color],
        [1, mix(color, light.shadow, 0.5 * contrast)],
      ]);
      shiftInside(surface, trace, mix(color, light.rim, 0.72 * contrast), {
        x: -up.x * Math.min(2.6, size * 0.05),
        y: -up.y * Math.min(2.6, size * 0.05),
        over: gradient,
      });
      break;
    }
    default:
      assertNever(style.shading);
  }

  if (style.genre === "fantasy" && outline > 0) {
    surface.lineJoin = "round";
    const ink = withAlpha(mix(color, light.shadow, 0.78), 0.62 * contrast);
    strokePath(surface, ink, Math.min(1.7, 0.5 + size * 0.012) * outline, trace);
  }
}

/** Fills the shape with one color, then fills its own outline again, shifted and clipped to it. */
function shiftInside(
  surface: Surface,
  trace: Trace,
  under: string,
  { x, y, over }: { x: number; y: number; over: unknown },
): void {
  fillPath(surface, under, trace);
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  surface.translate(x, y);
  fillPath(surface, over, trace);
  surface.restore();
}

/** A soft edge below and away from the light, as of cut card. */
export function castShadow(surface: Surface, { light }: Brush, trace: Trace, reach: number): void {
  surface.save();
  surface.fillStyle = withAlpha(light.shadow, 0.12);
  for (const step of [1.5, 1.1, 0.7, 0.35]) {
    surface.save();
    surface.translate(reach * 0.45 * step, reach * step);
    surface.beginPath();
    trace(surface);
    surface.fill();
    surface.restore();
  }
  surface.restore();
}
