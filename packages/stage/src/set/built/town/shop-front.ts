import { paintForm } from "#paint/form.ts";
import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addRoundRect, fillPath } from "#paint/path.ts";
import type { Random } from "@goldmane/std/seeded-random";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { isLampTime, lampColor, paintWindow } from "./lit-window.ts";

export type ShopPlan = {
  left: number;
  width: number;
  /** y of the pavement. */
  y: number;
  height: number;
  distance: number;
  random: Random;
};

/** A house in a row: a shop with an awning below, windows above. */
export function paintShopFront(surface: Surface, kit: BackdropContext, plan: ShopPlan): void {
  const { left, width, y, height, distance, random } = plan;
  const own = mix(
    random() < 0.5 ? kit.local.wall : kit.local.wallOther,
    random() < 0.5 ? kit.local.roof : kit.local.roofOther,
    random() * 0.55,
  );
  const contrast = 1 - distance;
  const top = y - height;
  const box = { x: left, y: top, width, height };
  paintForm(surface, kit.brush, { box, color: kit.tone(own, -0.1, distance), contrast }, (path) => {
    path.rect(left, top, width, height + 4);
    path.rect(left - 4, top - 7, width + 8, 9);
  });
  const shop = Math.min(92, height * 0.4);
  const cell = width / 3;
  const lamps = isLampTime(kit);
  for (let rowY = top + 34; rowY < y - shop - 30; rowY += 54)
    for (let column = 0; column < 3; column += 1)
      paintWindow(surface, kit, {
        x: left + cell * (column + 0.5),
        y: rowY,
        width: cell * 0.42,
        height: 32,
        distance,
        lit: lamps && random() < 0.55,
        arched: false,
      });
  paintShop(surface, kit, plan, shop);
}

function paintShop(
  surface: Surface,
  kit: BackdropContext,
  { left, width, y, distance, random }: ShopPlan,
  tall: number,
): void {
  const lamps = isLampTime(kit);
  const lamp = lampColor(kit);
  const glass = lamps
    ? mix(lamp, kit.light.far, distance * 0.4)
    : mix(kit.tone("#3a4a70", 0, distance), kit.light.sky[2], 0.35);
  const frame = kit.tone(mix(kit.local.wood, kit.style.accent, random() * 0.4), -0.35, distance);
  fillPath(surface, frame, (path) => path.rect(left + 5, y - tall, width - 10, tall));
  fillPath(surface, glass, (path) => {
    addRoundRect(path, left + 14, y - tall + 24, width * 0.56, tall - 38, 3);
    addRoundRect(path, left + 14 + width * 0.62, y - tall + 24, width * 0.38 - 28, tall - 24, 3);
  });
  if (lamps)
    paintGlow(
      surface,
      { x: left + width * 0.4, y: y - tall * 0.35, radius: width * 0.8 },
      lamp,
      0.4,
    );
  fillPath(surface, withAlpha(kit.tone(kit.light.near, -0.2, distance), 0.45), (path) => {
    for (let thing = 0; thing < 5; thing += 1) {
      const size = 6 + random() * 10;
      path.rect(left + 20 + thing * width * 0.1, y - 16 - size, size, size);
    }
  });
  const stripes = 8;
  const cloth =
    random() < 0.5 ? kit.local.roof : mix(kit.style.accent, kit.local.roofOther, random());
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const from = left + 2 + ((width - 4) * stripe) / stripes;
    const step = (width - 4) / stripes;
    fillPath(surface, kit.tone(stripe % 2 === 0 ? cloth : "#fbf4e6", 0.25, distance), (path) => {
      path.moveTo(from + 3, y - tall - 4);
      path.lineTo(from + step + 3, y - tall - 4);
      path.lineTo(from + step, y - tall + 18);
      path.arc(from + step / 2, y - tall + 18, step / 2, 0, Math.PI);
      path.closePath();
    });
  }
}
