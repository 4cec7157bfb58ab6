import type { Language } from "@goldmane/contracts/languages";
import type { Catalogue } from "#platform/words/pack-words.ts";
import { speak } from "#platform/words/spoken.ts";

/** As the build writes it: what is within the screen, and what its script says. */
type Translated = { markup: string; words: Catalogue };

/** The screen in another language, which the build made as it made the English; where it does not come, English. */
export async function translateScreen(screen: HTMLElement, language: Language): Promise<void> {
  try {
    const address = document.querySelector<HTMLElement>("template#app")?.dataset[language];
    if (!address) return;
    const answer = await fetch(address);
    const { markup, words } = (await answer.json()) as Translated;
    screen.innerHTML = markup;
    speak(language, words);
  } catch (error) {
    reportError(error);
    document.documentElement.lang = "en";
  } finally {
    document.documentElement.removeAttribute("data-wordless");
  }
}
