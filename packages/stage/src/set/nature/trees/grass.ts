import type { Random } from "@goldmane/std/seeded-random";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetWidth } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { floorBottom, type Floor } from "#set/nature/land/floor.ts";

/** Short tufts on the ground; taller only towards the edges of the picture. */
export function paintGrass(surface: Surface, kit: BackdropContext, { ridge, color }: Floor): void {
  const random = kit.random("grass");
  const round = kit.style.shading === "flat" || kit.style.shading === "paper";
  const tones = round ? [0.5, -0.3] : [0.85, 0.3, -0.35, -0.6];
  for (const lit of tones)
    fillPath(surface, withAlpha(kit.tone(color, lit), round ? 0.6 : 0.7), (path) => {
      for (let index = 0; index < (round ? 46 : 74); index += 1) {
        const x = sheetLeft + random() * sheetWidth;
        const back = ridge(x);
        const depth = random() ** 1.3;
        const y = back + 3 + depth * (floorBottom - back);
        const edge = Math.min(1, Math.abs(x - 640) / 640) ** 3;
        addTuft(path, {
          x,
          y,
          size: (4.5 + depth * 8) * (1 + edge * 0.7),
          random,
          blades: round ? 3 : 4,
        });
      }
    });
  paintFringe(surface, kit, { ridge, color }, random);
}

/** Blades along the back edge, so that the ground does not end in a hard line. */
function paintFringe(
  surface: Surface,
  kit: BackdropContext,
  { ridge, color }: Floor,
  random: Random,
): void {
  if (kit.style.shading === "paper") return;
  const sparse = kit.style.shading === "flat";
  fillPath(surface, kit.tone(color, 0.55), (path) => {
    for (let x = sheetLeft; x < sheetLeft + sheetWidth; x += (sparse ? 30 : 9) * (0.4 + random()))
      addTuft(path, { x, y: ridge(x) + 4, size: 5 + random() * 6, random, blades: 3 });
  });
}

type Tuft = { x: number; y: number; size: number; random: Random; blades: number };

export function addTuft(path: Surface, { x, y, size, random, blades }: Tuft): void {
  for (let blade = 0; blade < blades; blade += 1) {
    const lean = ((blade + 0.5) / blades - 0.5) * 1.7 + (random() - 0.5) * 0.4;
    const foot = x + (blade - (blades - 1) / 2) * size * 0.2;
    const tip = { x: foot + lean * size * 0.7, y: y - size * (0.8 + random() * 0.5) };
    path.moveTo(foot - size * 0.1, y);
    path.quadraticCurveTo(foot + lean * size * 0.1, y - size * 0.6, tip.x, tip.y);
    path.quadraticCurveTo(foot + lean * size * 0.3, y - size * 0.4, foot + size * 0.12, y);
    path.closePath();
  }
}

/** Flowers in clusters, away from the middle of the stage. */
export function paintFlowers(
  surface: Surface,
  kit: BackdropContext,
  { ridge }: Floor,
  count = 70,
): void {
  if (kit.weather === "snow") return;
  const random = kit.random("flowers");
  const drifts = Array.from({ length: 6 }, (_, index) => ({
    x: 60 + index * 232 + random() * 120,
    color: kit.local.flowers[Math.floor(random() * 3)] ?? kit.local.flowers[0],
  }));
  for (const { x, color } of drifts) {
    const petals = kit.tone(color, 0.55);
    const places = Array.from({ length: Math.round(count / drifts.length) }, () => {
      const at = x + (random() + random() + random() - 1.5) * 150;
      const back = ridge(at);
      const depth = random() ** 1.7;
      return { x: at, y: back + 4 + depth * (floorBottom - back) * 0.9, size: 1.3 + depth * 2.6 };
    });
    fillPath(surface, kit.tone(kit.local.leafDeep, -0.1), (path) => {
      for (const place of places) path.rect(place.x - 0.5, place.y, 1, place.size * 2.4);
    });
    fillPath(surface, petals, (path) => {
      for (const place of places)
        for (let petal = 0; petal < 5; petal += 1) {
          const angle = petal * 1.257 + place.x;
          addEllipse(
            path,
            place.x + Math.cos(angle) * place.size * 0.8,
            place.y + Math.sin(angle) * place.size * 0.55,
            place.size * 0.62,
            place.size * 0.5,
            angle,
          );
        }
    });
    fillPath(surface, mix(petals, kit.light.key, 0.6), (path) => {
      for (const place of places) addCircle(path, place.x, place.y, place.size * 0.42);
    });
  }
}
