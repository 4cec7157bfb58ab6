import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, addPolygon } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

/** A small boat that rocks as if afloat, even without water. */
export function paintBoat(easel: Easel): void {
  const hull = easel.own("#c8553d");
  const { surface, t, phase } = easel;
  surface.save();
  surface.translate(0, Math.sin(t * 1.3 + phase) * 3);
  surface.rotate(Math.sin(t * 1.1 + phase) * 0.025);
  easel.line(easel.tone("#6b4a34"), 6, (path) => {
    path.moveTo(0, -30);
    path.lineTo(0, -152);
  });
  easel.form({ x: 4, y: -148, width: 62, height: 104 }, "#f8eede", (path) => {
    path.moveTo(5, -148);
    path.bezierCurveTo(50 + Math.sin(t + phase) * 5, -120, 62, -70, 58, -46);
    path.lineTo(5, -46);
    path.closePath();
  });
  easel.form({ x: -46, y: -136, width: 42, height: 90 }, mix("#f8eede", hull, 0.25), (path) => {
    path.moveTo(-5, -136);
    path.quadraticCurveTo(-36, -90, -44, -46);
    path.lineTo(-5, -46);
    path.closePath();
  });
  easel.form({ x: -84, y: -38, width: 168, height: 40 }, hull, (path) => {
    path.moveTo(-86, -38);
    path.bezierCurveTo(-66, 8, 66, 8, 86, -38);
    path.quadraticCurveTo(0, -26, -86, -38);
    path.closePath();
  });
  easel.line(easel.tone("#f5e6c8", 0.2), 5, (path) => {
    path.moveTo(-80, -32);
    path.quadraticCurveTo(0, -19, 80, -32);
  });
  surface.restore();
}

export function paintRocket(easel: Easel): void {
  const color = easel.own("#e8505b");
  const { surface, t, phase } = easel;
  easel.glow(0, -4, 50, "#ffb04a", 0.35);
  const burn = 26 + Math.sin(t * 17 + phase) * 6;
  easel.fill("#ff8a3c", (path) =>
    addPolygon(path, [
      { x: -12, y: -8 },
      { x: 0, y: burn },
      { x: 12, y: -8 },
    ]),
  );
  easel.fill("#ffe9a0", (path) =>
    addPolygon(path, [
      { x: -6, y: -8 },
      { x: 0, y: burn * 0.55 },
      { x: 6, y: -8 },
    ]),
  );
  for (const side of [-1, 1])
    easel.form({ x: side < 0 ? -44 : 20, y: -46, width: 24, height: 46 }, color, (path) => {
      path.moveTo(side * 22, -50);
      path.quadraticCurveTo(side * 46, -34, side * 44, 2);
      path.lineTo(side * 20, -12);
      path.closePath();
    });
  easel.form({ x: -28, y: -132, width: 56, height: 124 }, "#f4f0ea", (path) => {
    path.moveTo(-20, -8);
    path.bezierCurveTo(-38, -64, -24, -112, 0, -136);
    path.bezierCurveTo(24, -112, 38, -64, 20, -8);
    path.closePath();
  });
  surface.save();
  surface.beginPath();
  surface.moveTo(-40, -104);
  surface.lineTo(40, -104);
  surface.lineTo(40, -140);
  surface.lineTo(-40, -140);
  surface.clip();
  easel.form({ x: -22, y: -136, width: 44, height: 34 }, color, (path) => {
    path.moveTo(-20, -8);
    path.bezierCurveTo(-38, -64, -24, -112, 0, -136);
    path.bezierCurveTo(24, -112, 38, -64, 20, -8);
    path.closePath();
  });
  surface.restore();
  easel.fill(easel.tone(color, -0.1), (path) => addCircle(path, 0, -78, 17));
  easel.fill(easel.tone("#9fe0ff", 0.4), (path) => addCircle(path, 0, -78, 12));
  easel.fill(withAlpha("#ffffff", 0.7), (path) => addEllipse(path, -4, -83, 4, 3, -0.6));
}

export function paintTent(easel: Easel): void {
  const cloth = easel.own("#e0803a");
  easel.shadow(90);
  easel.form({ x: -92, y: -110, width: 184, height: 112 }, cloth, (path) => {
    path.moveTo(0, -112);
    path.quadraticCurveTo(40, -54, 94, 0);
    path.lineTo(-94, 0);
    path.quadraticCurveTo(-40, -54, 0, -112);
    path.closePath();
  });
  easel.fill(easel.tone("#3a2430"), (path) => {
    path.moveTo(0, -84);
    path.quadraticCurveTo(14, -40, 32, 0);
    path.lineTo(-32, 0);
    path.quadraticCurveTo(-14, -40, 0, -84);
    path.closePath();
  });
  easel.glow(0, -22, 46, "#ffcf7a", 0.25 + 0.4 * easel.darkness);
  easel.fill(easel.tone(mix(cloth, "#ffffff", 0.4), 0.1), (path) => {
    path.moveTo(0, -84);
    path.quadraticCurveTo(-10, -40, -32, 0);
    path.lineTo(-48, 0);
    path.quadraticCurveTo(-18, -44, 0, -84);
    path.closePath();
  });
}

export function paintBridge(easel: Easel): void {
  const wood = easel.own("#9a6a44");
  easel.form({ x: -130, y: -34, width: 260, height: 40 }, wood, (path) => {
    path.moveTo(-134, 4);
    path.quadraticCurveTo(0, -52, 134, 4);
    path.lineTo(134, 18);
    path.quadraticCurveTo(0, -36, -134, 18);
    path.closePath();
  });
  easel.line(easel.tone(wood, -0.5), 2, (path) => {
    for (let index = -5; index <= 5; index += 1) {
      const x = index * 24;
      const y = -24 + (x / 134) ** 2 * 28;
      path.moveTo(x, y);
      path.lineTo(x, y + 15);
    }
  });
  const rail = easel.tone(mix(wood, "#5b3a24", 0.3));
  easel.line(rail, 6, (path) => {
    path.moveTo(-130, -34);
    path.quadraticCurveTo(0, -92, 130, -34);
    for (const x of [-126, -64, 0, 64, 126]) {
      const y = -24 + (x / 134) ** 2 * 28;
      path.moveTo(x, y);
      path.lineTo(x, y - 39);
    }
  });
}
