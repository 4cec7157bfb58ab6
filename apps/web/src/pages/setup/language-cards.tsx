import { languages } from "@goldmane/contracts/languages";
import { useChooseLanguage } from "#features/family/use-choose-language.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import { languageNames } from "#platform/words/languages.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";

/** Chooses the wizard's language. */
export function LanguageCards() {
  const chooseLanguage = useChooseLanguage();
  return (
    <ChoiceRow
      legend={say`Language`}
      choices={languages}
      chosen={getActiveLanguage().language}
      nameOf={(language) => languageNames[language]}
      onChoose={chooseLanguage}
    />
  );
}
