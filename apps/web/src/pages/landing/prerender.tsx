import fonts from "#ui/fonts.css?inline";
import reset from "#ui/reset.css?inline";
import tokens from "#ui/tokens.css?inline";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { setActiveLanguage } from "#platform/words/active-language.ts";
import type { Catalog } from "#platform/words/pack-catalog.ts";
import type { Language } from "@goldmane/contracts/languages";
import type { LandingFilms } from "./screen/films.ts";
import { LandingScreen } from "./screen/landing-screen.tsx";

/** Base styles, inlined into the page. */
export const baseStyles = [fonts, reset, tokens].join("");

type Drawn = {
  films: LandingFilms;
  /** URL of each rendered picture, by file name. */
  urls: ReadonlyMap<string, string>;
};

/** Renders the landing screen to HTML in a language, at build time. */
export function prerender(
  { films, urls }: Drawn,
  language: Language = "en",
  catalog: Catalog | null = null,
): string {
  setActiveLanguage(language, catalog);
  const pictureOf = (name: string) => {
    const url = urls.get(`${name}.avif`);
    if (url === undefined) throw new Error(`The landing screen has no picture ${name}.`);
    return url;
  };
  const markup = renderToStaticMarkup(<LandingScreen films={films} pictureOf={pictureOf} />);
  // Removes React's image preload links: the page's head has its own, earlier.
  return markup.replace(/^(?:<link[^>]*>)+/, "");
}
