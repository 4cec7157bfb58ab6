import type { KnownPage } from "#known.ts";

/** Spanish names, without accents, of the pages that no trained intent opens. */
export const pageNames: readonly KnownPage[] = [
  {
    id: "/spaceship",
    names: ["nave espacial", "nave", "espacio", "galaxia", "mapa estelar", "cohete"],
  },
  { id: "/vibes", names: ["vibes", "diario de animo", "sonidos de la naturaleza"] },
];
