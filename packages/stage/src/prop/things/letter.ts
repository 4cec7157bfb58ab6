import { addPolygon } from "#paint/path.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import type { Easel } from "#prop/easel.ts";

/** Lines of writing as shares of a full line. */
const lines = [0.5, 1, 0.92, 1, 0.62];

/** A sheet of paper with writing on it, one corner turned up: a letter, a ticket, a label. */
export function paintLetter(easel: Easel): void {
  const paper = easel.own("#fff6e0");
  const ink = mix(paper, "#2a2440", 0.72);
  easel.shadow(26);
  easel.surface.save();
  easel.surface.rotate(-0.06 + Math.sin(easel.t * 1.1 + easel.phase) * 0.012);
  easel.form({ x: -30, y: -78, width: 60, height: 76 }, paper, (path) =>
    addPolygon(path, [
      { x: -30, y: -78 },
      { x: 30, y: -76 },
      { x: 29, y: -18 },
      { x: 14, y: -2 },
      { x: -29, y: -3 },
    ]),
  );
  easel.line(withAlpha(easel.tone(ink), 0.8), 3, (path) => {
    for (const [index, share] of lines.entries()) {
      const y = -64 + index * 12;
      path.moveTo(-21, y);
      path.lineTo(-21 + 42 * share, y + 0.5);
    }
  });
  easel.fill(easel.tone(mix(paper, "#a98f6a", 0.4)), (path) =>
    addPolygon(path, [
      { x: 29, y: -18 },
      { x: 15, y: -16 },
      { x: 14, y: -2 },
    ]),
  );
  easel.surface.restore();
}
