import { tone, type Brush } from "#paint/brush.ts";
import { paintForm } from "#paint/form.ts";
import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath, strokePath, type Trace } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import { plainLook, type PropLook } from "./prop-look.ts";

type Box = { x: number; y: number; width: number; height: number };

/** Drawing context of a prop: its foot is at (0, 0), y points down. */
export type Easel = {
  surface: Surface;
  t: number;
  /** Phase offset per prop, so that two flames do not flicker in sync. */
  phase: number;
  darkness: number;
  /** State of the prop. */
  look: PropLook;
  /** The author's color, or the fallback. */
  own(fallback: string): string;
  /** A color in this light, lit from -1 to 1. */
  tone(color: string, lit?: number): string;
  /** Draws a solid, shaded and outlined in the genre's style. */
  form(box: Box, color: string, trace: Trace): void;
  fill(color: unknown, trace: Trace): void;
  line(color: string, width: number, trace: Trace): void;
  glow(x: number, y: number, radius: number, color: string, alpha: number): void;
  shadow(halfWidth: number): void;
};

export function openEasel(
  surface: Surface,
  prop: { x: number; color?: string; look?: PropLook },
  brush: Brush,
  t: number,
): Easel {
  const { light, style } = brush;
  surface.lineCap = "round";
  surface.lineJoin = "round";
  // The brush has the light's position on the stage; the drawing context is translated to the
  // prop's foot.
  const local: Brush = {
    style,
    light: { ...light, keyAt: { x: light.keyAt.x - prop.x, y: light.keyAt.y - 560 } },
  };
  const outline = (trace: Trace, color: string): void => {
    if (style.outline <= 0 || style.genre === "fantasy") return;
    strokePath(surface, mix(color, light.shadow, style.outlineDarkness), style.outline, trace);
  };
  return {
    surface,
    t,
    phase: (prop.x * 0.37) % 7,
    darkness: light.darkness,
    look: prop.look ?? plainLook,
    own: (fallback) => prop.color ?? fallback,
    tone: (color, lit) => tone(local, color, lit),
    form(box, color, trace) {
      const toned = tone(local, color);
      paintForm(surface, local, { box, color: toned, contrast: 0.8 }, trace);
      outline(trace, toned);
    },
    fill: (color, trace) => fillPath(surface, color, trace),
    line: (color, width, trace) => strokePath(surface, color, width, trace),
    glow: (x, y, radius, color, alpha) => paintGlow(surface, { x, y, radius }, color, alpha),
    shadow: (halfWidth) =>
      fillPath(surface, withAlpha(light.shadow, 0.32), (path) =>
        addEllipse(path, 0, 2, halfWidth, halfWidth * 0.16),
      ),
  };
}
