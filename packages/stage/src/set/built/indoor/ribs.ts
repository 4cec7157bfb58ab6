import { linear, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import type { Hull } from "#set/built/town/bridge.ts";

/** The nearest ribs of the hull; they frame the picture at its sides and top. */
export function ribsLayer(kit: BackdropContext, { metal, light }: Hull): Layer {
  return {
    depth: 0.94,
    box: sheet(-20, 650),
    paint(surface) {
      for (const side of [-1, 1]) {
        const at = (x: number) => 640 + side * x;
        const trace = (path: Surface) => {
          path.moveTo(at(720), -30);
          path.lineTo(at(330), -30);
          path.quadraticCurveTo(at(560), 60, at(600), 300);
          path.quadraticCurveTo(at(616), 480, at(604), 640);
          path.lineTo(at(720), 640);
          path.closePath();
        };
        fillPath(
          surface,
          linear(surface, { x: at(500), y: 200 }, { x: at(670), y: 300 }, [
            [0, kit.tone(metal, 0.5)],
            [0.45, kit.tone(metal, -0.35)],
            [1, mix(kit.tone(metal, -0.95), kit.light.shadow, 0.4)],
          ]),
          trace,
        );
        const edge = (path: Surface) => {
          path.moveTo(at(346), -24);
          path.quadraticCurveTo(at(574), 64, at(613), 302);
          path.quadraticCurveTo(at(628), 480, at(616), 640);
        };
        strokePath(surface, withAlpha(light, 0.22), 11, edge);
        strokePath(surface, withAlpha(mix(light, "#ffffff", 0.5), 0.9), 2.2, edge);
        paintGlow(surface, { x: at(560), y: 80, radius: 170 }, light, 0.22);
      }
    },
  };
}
