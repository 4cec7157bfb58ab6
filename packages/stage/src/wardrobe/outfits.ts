import type { Attire } from "#actor/figure/figure.ts";
import { hoodie, overalls, raincoat, stripes } from "./outfits/everyday.ts";
import { explorer, gala, space, usher } from "./outfits/films.ts";
import { arcade, hero, knight, racer, slime, wizard } from "./outfits/games.ts";

/** What avatars can wear, with the colors of what goes with it: hats, scarves, backpacks. */
export const outfits = {
  none: { attire: {}, outfit: "#ff8a3c", accent: "#ff8a3c" },
  stripes: { attire: stripes, outfit: "#3f63b0", accent: "#e5484d" },
  hoodie: { attire: hoodie, outfit: "#454a78", accent: "#ffb13d" },
  overalls: { attire: overalls, outfit: "#4a78c4", accent: "#e5484d" },
  raincoat: { attire: raincoat, outfit: "#ffc83d", accent: "#e5484d" },
  usher: { attire: usher, outfit: "#c8323f", accent: "#ffd766" },
  explorer: { attire: explorer, outfit: "#c79a55", accent: "#2f9d8f" },
  space: { attire: space, outfit: "#5a8fe0", accent: "#ff8a3c" },
  gala: { attire: gala, outfit: "#6a3fb5", accent: "#ff5d8f" },
  racer: { attire: racer, outfit: "#ff7a2f", accent: "#ffe36a" },
  hero: { attire: hero, outfit: "#3a6fe0", accent: "#e5383f" },
  wizard: { attire: wizard, outfit: "#4a3a9c", accent: "#ffc247" },
  knight: { attire: knight, outfit: "#8d9ab2", accent: "#c8323f" },
  slime: { attire: slime, outfit: "#36a86c", accent: "#ff7fb2" },
  arcade: { attire: arcade, outfit: "#2a2250", accent: "#ff4fa3" },
} satisfies Record<string, { attire: Attire; outfit: string; accent: string }>;

export type OutfitName = keyof typeof outfits;
