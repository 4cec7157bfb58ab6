import type { Random } from "@goldmane/std/seeded-random";
import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath, type Trace } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type CloudPlan = {
  /** Middle of its flat base. */
  x: number;
  y: number;
  width: number;
  /** 0 near .. 1 fully in the haze. */
  distance: number;
  random: Random;
};

type Puff = { x: number; y: number; r: number };

/** One cumulus cloud in the genre's style: lit crown, fading base. */
export function paintCloud(surface: Surface, kit: BackdropContext, plan: CloudPlan): void {
  const puffs = heap(plan, kit.style.shading === "flat" || kit.style.shading === "paper");
  const { light, style } = kit;
  const { x, y, width, distance } = plan;
  const day = 1 - light.darkness;
  const fair = mix(
    mix(light.key, "#ffffff", 0.3 + day * 0.42),
    light.sky[2],
    distance * 0.45 + light.darkness * 0.5,
  );
  const storm = kit.weather === "rain" ? 0.5 : kit.weather === "snow" ? 0.16 : 0;
  const crown = mix(fair, mix(light.shadow, light.sky[1], 0.5), storm);
  const belly = mix(mix(light.sky[2], light.shadow, 0.2), light.sky[1], 0.3);
  const shade = mix(mix(crown, belly, 0.62), light.sky[3], distance * 0.5);
  const whole: Trace = (path) => {
    for (const puff of puffs) addCircle(path, puff.x, puff.y, puff.r);
  };
  const top = Math.min(...puffs.map((puff) => puff.y - puff.r));
  const side = Math.sign(light.keyAt.x - x) || 1;

  surface.save();
  switch (style.shading) {
    case "soft":
    case "glow": {
      surface.globalAlpha = (style.shading === "glow" ? 0.5 : 0.86) - distance * 0.22;
      fillPath(
        surface,
        falling(surface, top, y + width * 0.05, [
          [0, crown],
          [0.45, mix(crown, shade, 0.5)],
          [0.82, withAlpha(shade, 0.85)],
          [1, withAlpha(shade, 0)],
        ]),
        whole,
      );
      surface.beginPath();
      whole(surface);
      surface.clip();
      for (const puff of puffs)
        paintGlow(
          surface,
          { x: puff.x + side * puff.r * 0.34, y: puff.y - puff.r * 0.42, radius: puff.r * 0.95 },
          mix(crown, "#ffffff", 0.35 * day),
          0.5,
        );
      break;
    }
    case "cel":
    case "flat":
    case "paper": {
      const lifted = style.shading === "cel" ? 0.2 : 0.1;
      surface.globalAlpha = style.shading === "flat" ? 0.9 : 1 - distance * 0.25;
      surface.beginPath();
      surface.rect(x - width, top - 20, width * 2, y - top + 20);
      if (style.shading === "paper") castShadow(surface, kit.brush, footed(puffs, plan), 9);
      surface.clip();
      fillPath(surface, style.shading === "cel" ? shade : mix(crown, shade, 0.4), whole);
      surface.beginPath();
      whole(surface);
      surface.clip();
      surface.translate(side * width * lifted * 0.22, -width * lifted * 0.2);
      fillPath(surface, crown, whole);
      break;
    }
  }
  surface.restore();
}

/** Puffs on a common base line, tall in the middle and small at the sides. */
function heap({ x, y, width, random }: CloudPlan, few: boolean): Puff[] {
  const count = few ? 5 : 9 + Math.floor(random() * 6);
  const lean = (random() - 0.5) * 0.5;
  const puffs: Puff[] = [];
  for (let index = 0; index < count; index += 1) {
    const along = (index + 0.5) / count;
    const middle = Math.sin(Math.PI * Math.min(1, Math.max(0, along + lean * along * (1 - along))));
    const r = width * (few ? 0.09 + middle * 0.1 : 0.05 + middle * (0.06 + random() * 0.07));
    puffs.push({ x: x + (along - 0.5) * width * 0.84, y: y - r * 0.55, r });
    if (!few && middle > 0.5)
      puffs.push({
        x: x + (along - 0.5) * width * 0.6,
        y: y - width * middle * (0.08 + random() * 0.15) - r * 0.4,
        r: r * (0.7 + random() * 0.5),
      });
  }
  return puffs;
}

function footed(puffs: readonly Puff[], { x, y, width }: CloudPlan): Trace {
  return (path) => {
    for (const puff of puffs) addCircle(path, puff.x, Math.min(puff.y, y - puff.r), puff.r);
    addEllipse(path, x, y - 8, width * 0.4, 8);
  };
}
