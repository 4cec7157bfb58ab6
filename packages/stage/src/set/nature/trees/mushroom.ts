import type { Random } from "@goldmane/std/seeded-random";
import { paintGlow } from "#paint/gradient.ts";
import { mix } from "#paint/mix.ts";
import { addCircle, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** One or two mushrooms that glow in the dark. */
export function paintMushrooms(
  surface: Surface,
  kit: BackdropContext,
  {
    x,
    y,
    height,
    color,
    random,
  }: { x: number; y: number; height: number; color: string; random: Random },
): void {
  const dark = kit.light.darkness > 0.34;
  for (const [index, size] of [0.62, 1].entries()) {
    const tall = height * size * (0.85 + random() * 0.3);
    const at = x + (index - 0.5) * height * 0.62;
    const cap = tall * 0.44;
    const body = dark ? mix(kit.tone(color, 0.2), color, 0.55) : kit.tone(color, 0.1);
    fillPath(surface, kit.tone("#f3e6d0", dark ? 0.1 : 0.3), (path) => {
      path.moveTo(at - tall * 0.1, y);
      path.quadraticCurveTo(at - tall * 0.04, y - tall * 0.4, at - tall * 0.08, y - tall * 0.62);
      path.lineTo(at + tall * 0.08, y - tall * 0.62);
      path.quadraticCurveTo(at + tall * 0.04, y - tall * 0.4, at + tall * 0.1, y);
    });
    fillPath(surface, body, (path) => {
      path.moveTo(at - cap, y - tall * 0.56);
      path.bezierCurveTo(
        at - cap,
        y - tall * 1.14,
        at + cap,
        y - tall * 1.14,
        at + cap,
        y - tall * 0.56,
      );
      path.quadraticCurveTo(at, y - tall * 0.48, at - cap, y - tall * 0.56);
    });
    fillPath(surface, mix(body, "#ffffff", 0.6), (path) => {
      addCircle(path, at - cap * 0.4, y - tall * 0.74, cap * 0.13);
      addCircle(path, at + cap * 0.22, y - tall * 0.84, cap * 0.16);
      addCircle(path, at + cap * 0.56, y - tall * 0.65, cap * 0.09);
    });
    if (dark) paintGlow(surface, { x: at, y: y - tall * 0.7, radius: tall * 1.3 }, color, 0.42);
  }
}
