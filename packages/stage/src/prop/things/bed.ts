import { mix } from "#paint/mix.ts";
import { addEllipse, addRoundRect } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

const wood = "#a9764c";

/** A bed seen from its side: headboard at the right, mattress, pillow. */
export function paintBedstead(easel: Easel): void {
  easel.shadow(150);
  easel.form({ x: 128, y: -128, width: 22, height: 128 }, wood, (path) =>
    addRoundRect(path, 128, -128, 22, 128, 10),
  );
  easel.form({ x: -148, y: -66, width: 284, height: 30 }, "#fdf6ea", (path) =>
    addRoundRect(path, -148, -66, 284, 30, 12),
  );
  easel.form({ x: 62, y: -92, width: 70, height: 32 }, "#ffffff", (path) =>
    addRoundRect(path, 62, -92, 70, 32, 15),
  );
}

/** What covers a sleeper: the quilt and the footboard. */
export function paintQuilt(easel: Easel): void {
  const cloth = easel.own("#5f86c9");
  easel.form({ x: -150, y: -96, width: 232, height: 78 }, cloth, (path) => {
    path.moveTo(74, -72);
    path.quadraticCurveTo(0, -98, -70, -86);
    path.quadraticCurveTo(-128, -84, -146, -70);
    path.quadraticCurveTo(-158, -42, -148, -18);
    path.quadraticCurveTo(-90, -8, -40, -18);
    path.quadraticCurveTo(20, -8, 78, -20);
    path.closePath();
  });
  const dot = easel.tone(mix(cloth, "#ffffff", 0.6), 0.1);
  easel.fill(dot, (path) => {
    for (let n = 0; n < 10; n += 1)
      addEllipse(path, -122 + (n % 5) * 40 + (n > 4 ? 18 : 0), n > 4 ? -34 : -58, 5, 5);
  });
  easel.form({ x: 50, y: -82, width: 34, height: 62 }, mix(cloth, "#ffffff", 0.72), (path) =>
    addRoundRect(path, 50, -82, 34, 64, 12),
  );
  easel.form({ x: -166, y: -88, width: 20, height: 88 }, wood, (path) =>
    addRoundRect(path, -166, -88, 20, 88, 9),
  );
  easel.form({ x: -150, y: -24, width: 284, height: 12 }, wood, (path) =>
    addRoundRect(path, -150, -24, 284, 12, 5),
  );
}

export function paintBed(easel: Easel): void {
  paintBedstead(easel);
  paintQuilt(easel);
}
