import type { Language } from "@goldmane/contracts/languages";
import type { Catalog } from "#platform/words/pack-catalog.ts";
import { setActiveLanguage } from "#platform/words/active-language.ts";
import { say } from "#platform/words/say.ts";

/** Format of the translated landing screen: inner markup and the script's texts. */
type Translated = { markup: string; catalog: Catalog };

/** Replaces the screen with its prerendered translation; stays in English if that fails to load. */
export async function translateScreen(screen: HTMLElement, language: Language): Promise<void> {
  try {
    const address = document.querySelector<HTMLElement>("template#app")?.dataset[language];
    if (!address) return;
    const answer = await fetch(address);
    const { markup, catalog } = (await answer.json()) as Translated;
    screen.innerHTML = markup;
    setActiveLanguage(language, catalog);
    document.title = ["Goldmane", say`The Gold Standard of Streaming`].join(" · ");
  } catch (error) {
    reportError(error);
    document.documentElement.lang = "en";
  } finally {
    document.documentElement.removeAttribute("data-wordless");
  }
}
