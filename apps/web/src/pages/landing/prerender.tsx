import fonts from "#ui/fonts.css?inline";
import reset from "#ui/reset.css?inline";
import tokens from "#ui/tokens.css?inline";
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { LandingFilms } from "./screen/films.ts";
import { LandingScreen } from "./screen/landing-screen.tsx";

/** The styles that everything stands on, in the page itself. */
export const baseStyles = [fonts, reset, tokens].join("");

/** The landing screen as HTML, made at build. `urls` has the address of each picture that was drawn. */
export function prerender(films: LandingFilms, urls: ReadonlyMap<string, string>): string {
  const pictureOf = (name: string) => {
    const url = urls.get(`${name}.avif`);
    if (url === undefined) throw new Error(`The landing screen has no picture ${name}.`);
    return url;
  };
  const markup = renderToStaticMarkup(<LandingScreen films={films} pictureOf={pictureOf} />);
  // React asks for the first picture ahead; so does the page's head, sooner.
  return markup.replace(/^(?:<link[^>]*>)+/, "");
}
