import type { Look } from "#story/schema.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { drawApron } from "./apron.ts";
import { drawBackpack, drawStraps } from "./backpack.ts";
import { drawBow } from "./bow.ts";
import { drawCape, drawClasp } from "./cape.ts";
import { drawCrown } from "./crown.ts";
import { drawGlasses } from "./glasses.ts";
import { drawHat } from "./hat.ts";
import { drawHeadphones } from "./headphones.ts";
import { drawHelmet } from "./helmet.ts";
import { drawScarf, drawScarfTails } from "./scarf.ts";

type Garment = NonNullable<Look["wears"]>[number];
type Layer = "back" | "body" | "neck" | "head";

const garments: Record<Layer, Partial<Record<Garment, (figure: Figure) => void>>> = {
  back: { cape: drawCape, backpack: drawBackpack, scarf: drawScarfTails },
  body: { apron: drawApron, backpack: drawStraps, cape: drawClasp },
  neck: { scarf: drawScarf },
  head: {
    glasses: drawGlasses,
    headphones: drawHeadphones,
    hat: drawHat,
    crown: drawCrown,
    bow: drawBow,
    helmet: drawHelmet,
  },
};

/** Draws the clothes of one layer: behind the body, on it, around the neck, or on the head. */
export function drawWorn(figure: Figure, layer: Layer): void {
  figure.attire[layer]?.(figure);
  for (const garment of figure.look.wears ?? []) garments[layer][garment]?.(figure);
}
