import { languages } from "@goldmane/contracts/languages";
import { useChooseLanguage } from "#features/family/use-choose-language.ts";
import { languageNames } from "#platform/words/languages.ts";
import { say } from "#platform/words/say.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import styles from "./language-choice.module.css";

/** Language switcher. Each language is named in itself. */
export function LanguageChoice() {
  const chooseLanguage = useChooseLanguage();
  const spoken = getActiveLanguage().language;
  return (
    <fieldset className={styles.languages} aria-label={say`Language`}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === spoken}
          onClick={() => chooseLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
