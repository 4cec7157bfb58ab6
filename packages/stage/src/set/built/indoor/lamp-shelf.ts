import { paintForm } from "#paint/form.ts";
import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addPolygon, addRoundRect, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { lampColor } from "#set/built/town/lit-window.ts";

/** A wall shelf with a few books and a lamp that is lit from dusk to dawn. */
export function paintLampShelf(
  surface: Surface,
  kit: BackdropContext,
  { x, y }: { x: number; y: number },
): void {
  const lit = kit.time !== "day" || kit.weather === "rain";
  const lamp = lampColor(kit);
  const { darkness } = kit.light;
  if (lit) {
    paintGlow(surface, { x, y: y - 40, radius: 640 }, lamp, 0.36 + darkness * 0.5);
    paintGlow(surface, { x, y: y - 48, radius: 150 }, lamp, 0.5);
  }
  fillPath(surface, withAlpha(kit.light.shadow, 0.26), (path) =>
    addRoundRect(path, x - 104, y + 8, 212, 14, 5),
  );
  const wood = kit.tone(kit.local.wood, 0);
  paintForm(
    surface,
    kit.brush,
    { box: { x: x - 108, y, width: 216, height: 12 }, color: wood },
    (path) => addRoundRect(path, x - 108, y, 216, 12, 4),
  );
  const random = kit.random("lamp shelf");
  const colors = [kit.local.roof, kit.local.roofOther, kit.style.accent, kit.local.leaf, "#e8c060"];
  for (let book = 0; book < 5; book += 1) {
    const own = colors[Math.floor(random() * colors.length)] ?? kit.local.roof;
    const tall = 36 + random() * 22;
    const left = x - 98 + book * 13;
    fillPath(surface, kit.tone(own, lit ? 0.3 : 0), (path) =>
      addRoundRect(path, left, y - tall, 11, tall, 2),
    );
  }
  fillPath(surface, kit.tone("#7fb08a", 0), (path) => {
    for (const lean of [-0.9, -0.4, 0.1, 0.6, 1])
      addEllipse(path, x + 78 + lean * 15, y - 34 + Math.abs(lean) * 8, 5, 14, lean);
  });
  fillPath(surface, kit.tone("#d98f6a", 0.1), (path) =>
    addPolygon(path, [
      { x: x + 62, y: y - 22 },
      { x: x + 94, y: y - 22 },
      { x: x + 89, y },
      { x: x + 67, y },
    ]),
  );
  fillPath(surface, kit.tone("#e9ddd0", -0.1), (path) => {
    addEllipse(path, x, y - 3, 17, 4);
    path.rect(x - 2.5, y - 30, 5, 28);
  });
  fillPath(surface, lit ? mix(lamp, "#ffffff", 0.4) : kit.tone("#f6e2c4", 0.1), (path) =>
    addPolygon(path, [
      { x: x - 18, y: y - 70 },
      { x: x + 18, y: y - 70 },
      { x: x + 32, y: y - 28 },
      { x: x - 32, y: y - 28 },
    ]),
  );
}
