import { linear } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** Light shafts that fan out from the light and fade above the ground. */
export function paintShafts(
  surface: Surface,
  kit: BackdropContext,
  { from, length, strength }: { from: { x: number; y: number }; length: number; strength: number },
): void {
  const random = kit.random("shafts");
  const color = mix(kit.light.key, "#ffffff", 0.25);
  const lean = from.x < 640 ? 0.42 : -0.42;
  for (let index = 0; index < 8; index += 1) {
    const angle = Math.PI / 2 - lean + (random() - 0.5) * 1.15;
    const reach = length * (0.7 + random() * 0.4);
    const half = 0.02 + random() * 0.04;
    const end = { x: from.x + Math.cos(angle) * reach, y: from.y + Math.sin(angle) * reach };
    const alpha = strength * (0.35 + random() * 0.65);
    fillPath(
      surface,
      linear(surface, from, end, [
        [0, withAlpha(color, alpha)],
        [0.5, withAlpha(color, alpha * 0.5)],
        [1, withAlpha(color, 0)],
      ]),
      (path) => {
        path.moveTo(from.x + Math.cos(angle) * 60, from.y + Math.sin(angle) * 60);
        path.lineTo(
          from.x + Math.cos(angle - half) * reach,
          from.y + Math.sin(angle - half) * reach,
        );
        path.lineTo(
          from.x + Math.cos(angle + half) * reach,
          from.y + Math.sin(angle + half) * reach,
        );
        path.closePath();
      },
    );
  }
}
