import { withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** A round-headed window; `top` is y where the arch begins. */
export type Arch = { x: number; top: number; bottom: number; half: number };

function traceArch(path: Surface, { x, top, bottom, half }: Arch, grow: number): void {
  path.moveTo(x - half - grow, bottom + grow * 0.6);
  path.lineTo(x - half - grow, top);
  path.arc(x, top, half + grow, Math.PI, 0);
  path.lineTo(x + half + grow, bottom + grow * 0.6);
  path.closePath();
}

/**
 * A window cut through the wall: molded stone around it, fan-shaped bars in the arch, reflections
 * on the glass.
 */
export function paintArch(surface: Surface, kit: BackdropContext, arch: Arch, stone: string): void {
  const { x, top, bottom, half } = arch;
  fillPath(surface, kit.tone(stone, -0.4, 0.16), (path) => traceArch(path, arch, 24));
  fillPath(surface, kit.tone(stone, 0.7, 0.14), (path) => traceArch(path, arch, 20));
  fillPath(surface, kit.tone(stone, 0.1, 0.16), (path) => traceArch(path, arch, 12));
  fillPath(surface, kit.tone(stone, -0.55, 0.12), (path) => traceArch(path, arch, 5));
  surface.globalCompositeOperation = "destination-out";
  fillPath(surface, "#000000", (path) => traceArch(path, arch, 0));
  surface.globalCompositeOperation = "source-over";
  surface.save();
  surface.beginPath();
  traceArch(surface, arch, 0);
  surface.clip();
  fillPath(surface, withAlpha("#ffffff", 0.1), (path) => {
    for (const at of [-0.8, 0.25])
      addPolygon(path, [
        { x: x + half * at, y: bottom },
        { x: x + half * (at + 0.7), y: top - half },
        { x: x + half * (at + 0.95), y: top - half },
        { x: x + half * (at + 0.25), y: bottom },
      ]);
  });
  surface.lineCap = "butt";
  strokePath(surface, kit.tone("#4c4a5a", -0.1, 0.14), 4, (path) => {
    for (const across of [-0.5, 0, 0.5]) {
      path.moveTo(x + half * across, top);
      path.lineTo(x + half * across, bottom);
    }
    for (const down of [0.33, 0.66]) {
      path.moveTo(x - half, top + (bottom - top) * down);
      path.lineTo(x + half, top + (bottom - top) * down);
    }
    path.moveTo(x - half, top);
    path.lineTo(x + half, top);
    for (const angle of [-2.36, -1.57, -0.79]) {
      path.moveTo(x, top);
      path.lineTo(x + Math.cos(angle) * half, top + Math.sin(angle) * half);
    }
    path.moveTo(x + half * 0.45, top);
    path.arc(x, top, half * 0.45, 0, -Math.PI, true);
  });
  surface.restore();
  surface.lineCap = "round";
  surface.fillStyle = kit.tone(stone, 0.8, 0.12);
  surface.fillRect(x - half - 28, bottom + 6, half * 2 + 56, 9);
}
