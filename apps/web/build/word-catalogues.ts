import type { Plugin } from "vite";
import { type Catalog, packCatalog } from "#platform/words/pack-catalog.ts";

const catalog = /\/src\/words\/[a-z]+\.json$/;

/** Lets catalogues travel by short keys in place of the English that they translate. */
export function wordCatalogues(): Plugin {
  return {
    name: "word-catalogues",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      return catalog.test(id) ? JSON.stringify(packCatalog(JSON.parse(code) as Catalog)) : null;
    },
  };
}
