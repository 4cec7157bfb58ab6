import fonts from "#ui/fonts.css?inline";
import reset from "#ui/reset.css?inline";
import tokens from "#ui/tokens.css?inline";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { setActiveLanguage } from "#platform/words/active-language.ts";
import type { Catalog } from "#platform/words/pack-catalog.ts";
import type { Language } from "@goldmane/contracts/languages";
import type { LandingFilms } from "./screen/films.ts";
import { LandingScreen } from "./screen/landing-screen.tsx";

/** The styles that everything stands on, in the page itself. */
export const baseStyles = [fonts, reset, tokens].join("");

type Drawn = {
  films: LandingFilms;
  /** The address of each picture that was drawn. */
  urls: ReadonlyMap<string, string>;
};

/** The landing screen as HTML in a language, by its packed catalogue; made at build. */
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
  // React asks for the first picture ahead; so does the page's head, sooner.
  return markup.replace(/^(?:<link[^>]*>)+/, "");
}
