import { falling, paintGlow } from "#paint/gradient.ts";
import { castShadow } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, fillPath, type Trace } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { type CloudBank, bankColors, type Puff, puffsOf } from "./cloud-heap.ts";

/** A sea of clouds as one layer: heaped along its edge, lit from the key light. */
export function cloudBankLayer(kit: BackdropContext, bank: CloudBank): Layer {
  const { name, depth, ridge, bottom, size, distance, on, animate } = bank;
  const { lit, body, shade } = bankColors(kit, distance);
  let low = -Infinity;
  let crown = Infinity;
  for (let x = sheetLeft; x < sheetRight; x += 16) {
    low = Math.max(low, ridge(x));
    crown = Math.min(crown, ridge(x));
  }
  return {
    depth,
    box: sheet(crown - size * 1.5, bottom),
    below: mix(body, shade, 0.6),
    solidFrom: low + size * 0.7,
    paint(surface) {
      const puffs = puffsOf(kit, bank);
      const whole: Trace = (path) => {
        for (const { x, y, r } of puffs) addCircle(path, x, y, r);
        path.moveTo(sheetLeft - 4, bottom + 40);
        for (let x = sheetLeft - 4; x <= sheetRight + 16; x += 16)
          path.lineTo(x, ridge(x) + size * 0.3);
        path.lineTo(sheetRight + 16, bottom + 40);
        path.closePath();
      };
      if (kit.style.shading === "paper")
        castShadow(surface, kit.brush, whole, 9 * (1 - distance * 0.6));
      fillPath(
        surface,
        falling(surface, crown - size, bottom, [
          [0, mix(lit, body, 0.2)],
          [bank.stage ? 0.45 : 0.3, body],
          [1, mix(body, shade, 0.75)],
        ]),
        whole,
      );
      surface.save();
      surface.beginPath();
      whole(surface);
      surface.clip();
      paintCrowns(surface, kit, puffs, { lit, shade });
      paintBillows(surface, kit, bank, name);
      if (bank.stage) paintFooting(surface, kit, ridge(640));
      surface.restore();
      on?.(surface);
    },
    ...(animate ? { animate } : {}),
  };
}

/** Where the cast stands the cloud is smooth and bright, and darker towards the viewer. */
function paintFooting(surface: Surface, kit: BackdropContext, back: number): void {
  const { lit, body, shade } = bankColors(kit, 0);
  const calm = mix(lit, body, 0.3);
  surface.fillStyle = falling(surface, back, 736, [
    [0, withAlpha(calm, 0)],
    [0.14, withAlpha(calm, 0.75)],
    [0.4, withAlpha(body, 0.92)],
    [1, withAlpha(mix(body, shade, 0.7), 0.95)],
  ]);
  surface.fillRect(sheetLeft - 4, back, sheetRight - sheetLeft + 8, 740 - back);
  paintGlow(surface, { x: 640, y: 616, radius: 620, squash: 0.16 }, lit, 0.8);
  const random = kit.random("footing");
  for (let swell = 0; swell < 16; swell += 1) {
    const x = sheetLeft + random() * (sheetRight - sheetLeft);
    const y = 600 + random() * 130;
    paintGlow(
      surface,
      { x, y, radius: 90 + random() * 160, squash: 0.12 },
      swell % 2 === 0 ? shade : lit,
      0.3,
    );
  }
}

/** Highlights of the puffs on the light's side, in the genre's style. */
function paintCrowns(
  surface: Surface,
  kit: BackdropContext,
  puffs: readonly Puff[],
  { lit, shade }: { lit: string; shade: string },
): void {
  const hard =
    kit.style.shading === "cel" || kit.style.shading === "flat" || kit.style.shading === "paper";
  const { keyAt, rim } = kit.light;
  const lean = (x: number) => Math.max(-1, Math.min(1, (keyAt.x - x) / 260));
  if (hard) {
    fillPath(surface, withAlpha(shade, 0.3), (path) => {
      for (const { x, y, r } of puffs) addCircle(path, x - lean(x) * r * 0.2, y + r * 0.5, r * 0.9);
    });
    fillPath(surface, withAlpha(lit, 0.9), (path) => {
      for (const { x, y, r } of puffs)
        addCircle(path, x + lean(x) * r * 0.14, y - r * 0.06, r * 0.86);
    });
    return;
  }
  for (const { x, y, r } of puffs) {
    paintGlow(surface, { x: x + lean(x) * r * 0.4, y: y - r * 0.5, radius: r * 1.15 }, lit, 0.85);
    paintGlow(surface, { x: x - lean(x) * r * 0.5, y: y + r * 0.5, radius: r }, shade, 0.28);
  }
  if (kit.style.shading === "glow")
    for (const { x, y, r } of puffs)
      paintGlow(surface, { x, y: y - r * 0.86, radius: r * 0.5, squash: 0.4 }, rim, 0.45);
}

/** Soft billows within the bank, flatter towards the viewer. */
function paintBillows(
  surface: Surface,
  kit: BackdropContext,
  { ridge, bottom, size, distance, stage }: CloudBank,
  name: string,
): void {
  const random = kit.random(`billows ${name}`);
  const { lit, shade } = bankColors(kit, distance);
  for (let billow = 0; billow < 26; billow += 1) {
    const x = sheetLeft + random() * (sheetRight - sheetLeft);
    const along = 0.1 + random() * 0.9;
    const y = ridge(x) + size * 0.5 + along * (bottom - ridge(x) - size * 0.4);
    const radius = (60 + random() * 120) * (0.6 + along * 0.6);
    paintGlow(
      surface,
      { x, y, radius, squash: stage ? 0.2 : 0.34 },
      billow % 3 === 0 ? shade : lit,
      stage ? 0.4 : 0.3,
    );
  }
}
