import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Catalog, packCatalog } from "#platform/words/pack-catalog.ts";

type Sources = {
  root: string;
  /** Texts that only the script uses are found in its code. */
  script: string;
  prerender: (language: string, catalog: Catalog) => string;
};

/** The landing screen in every language but English, by file name. */
export async function translateLanding({ root, script, prerender }: Sources) {
  const folder = join(root, "src/words");
  const names = (await readdir(folder)).filter((name) => name !== "en.json");
  const made = names.map(async (name) => {
    const language = name.replace(".json", "");
    const catalog = JSON.parse(await readFile(join(folder, name), "utf8")) as Catalog;
    const ofScript = Object.entries(catalog).filter(([english]) => script.includes(english));
    const [, markup = ""] =
      /^<div[^>]*>(.*)<\/div>$/s.exec(prerender(language, packCatalog(catalog))) ?? [];
    const json = JSON.stringify({ markup, catalog: packCatalog(Object.fromEntries(ofScript)) });
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
    return { language, fileName: `assets/landing-${language}-${hash}.json`, json };
  });
  return await Promise.all(made);
}
