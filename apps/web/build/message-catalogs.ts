import type { Plugin } from "vite";
import { type Catalog, packCatalog } from "#platform/words/pack-catalog.ts";

const catalog = /\/src\/words\/[a-z]+\.json$/;

/** Packs catalogs: short keys replace the English source. */
export function messageCatalogs(): Plugin {
  return {
    name: "message-catalogs",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      return catalog.test(id) ? JSON.stringify(packCatalog(JSON.parse(code) as Catalog)) : null;
    },
  };
}
