import type { Plugin } from "vite";
import { type Catalogue, packWords } from "#platform/words/pack-words.ts";

const catalogue = /\/src\/words\/[a-z]+\.json$/;

/** Lets catalogues travel by short keys in place of the English that they translate. */
export function wordCatalogues(): Plugin {
  return {
    name: "word-catalogues",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      return catalogue.test(id) ? JSON.stringify(packWords(JSON.parse(code) as Catalogue)) : null;
    },
  };
}
