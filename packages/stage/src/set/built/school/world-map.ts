import { withAlpha } from "#paint/mix.ts";
import { addCircle, addRoundRect, addSmooth, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

type Place = { x: number; y: number; width: number; height: number };

/** A rolled map of an imaginary world on two rods, with seas and a dotted voyage. */
export function paintWorldMap(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, height }: Place,
): void {
  const random = kit.random("map");
  const left = x - width / 2;
  const top = y - height / 2;
  fillPath(surface, withAlpha(kit.light.shadow, 0.24), (path) =>
    path.rect(left + 6, top + 6, width, height + 8),
  );
  fillPath(surface, kit.tone("#f2e4c2", 0.05), (path) => path.rect(left, top, width, height));
  surface.save();
  surface.beginPath();
  surface.rect(left + 9, top + 9, width - 18, height - 18);
  surface.clip();
  surface.fillStyle = kit.tone("#9cc7d6", 0);
  surface.fillRect(left, top, width, height);
  const lands = ["#b9cf86", "#e0bd78", "#c98f6a", "#a9bf9a"];
  for (const [index, land] of lands.entries()) {
    const at = {
      x: left + width * (0.17 + (index % 2) * 0.5 + random() * 0.14),
      y: top + height * (0.3 + Math.floor(index / 2) * 0.4 + (random() - 0.5) * 0.1),
    };
    const size = height * (0.2 + random() * 0.1);
    fillPath(surface, kit.tone(land, 0.1), (path) =>
      addSmooth(
        path,
        Array.from({ length: 8 }, (_, point) => {
          const angle = (point / 8) * Math.PI * 2;
          const reach = size * (0.7 + random() * 0.7);
          return { x: at.x + Math.cos(angle) * reach * 1.5, y: at.y + Math.sin(angle) * reach };
        }),
      ),
    );
  }
  fillPath(surface, kit.tone("#c0392b", 0.1), (path) => {
    for (let dot = 0; dot < 12; dot += 1)
      addCircle(
        path,
        left + width * (0.2 + dot * 0.052),
        top + height * (0.62 - Math.sin(dot * 0.42) * 0.2),
        1.9,
      );
  });
  strokePath(surface, withAlpha("#ffffff", 0.24), 1, (path) => {
    for (let line = 1; line < 6; line += 1) {
      path.moveTo(left + (width * line) / 6, top);
      path.lineTo(left + (width * line) / 6, top + height);
    }
  });
  surface.restore();
  for (const rod of [top - 5, top + height - 3])
    fillPath(surface, kit.tone(kit.local.wood, -0.1), (path) =>
      addRoundRect(path, left - 8, rod, width + 16, 8, 4),
    );
}
