import type { Language } from "@goldmane/contracts/languages";
import type { Catalog } from "#platform/words/pack-catalog.ts";
import { setActiveLanguage } from "#platform/words/active-language.ts";

/** As the build writes it: what is within the screen, and what its script says. */
type Translated = { markup: string; words: Catalog };

/** The screen in another language, which the build made as it made the English; where it does not come, English. */
export async function translateScreen(screen: HTMLElement, language: Language): Promise<void> {
  try {
    const address = document.querySelector<HTMLElement>("template#app")?.dataset[language];
    if (!address) return;
    const answer = await fetch(address);
    const { markup, words } = (await answer.json()) as Translated;
    screen.innerHTML = markup;
    setActiveLanguage(language, words);
  } catch (error) {
    reportError(error);
    document.documentElement.lang = "en";
  } finally {
    document.documentElement.removeAttribute("data-wordless");
  }
}
