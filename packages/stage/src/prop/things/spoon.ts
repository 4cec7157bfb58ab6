import { addEllipse } from "#paint/path.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import type { Easel } from "#prop/easel.ts";

/** A wooden spoon, bowl up: stuck in the ground, or held by its handle. */
export function paintSpoon(easel: Easel): void {
  const wood = easel.own("#c98f52");
  easel.shadow(14);
  easel.surface.save();
  easel.surface.rotate(0.2);
  easel.form({ x: -5, y: -76, width: 10, height: 80 }, wood, (path) => {
    path.moveTo(-4, 3);
    path.quadraticCurveTo(-6.5, -36, -3.5, -74);
    path.lineTo(3.5, -74);
    path.quadraticCurveTo(6.5, -36, 4, 3);
    path.closePath();
  });
  easel.form({ x: -19, y: -118, width: 38, height: 52 }, wood, (path) =>
    addEllipse(path, 0, -92, 19, 26),
  );
  easel.fill(withAlpha(easel.tone(mix(wood, "#3a2414", 0.45)), 0.55), (path) =>
    addEllipse(path, 1, -92, 13, 19),
  );
  easel.surface.restore();
}
