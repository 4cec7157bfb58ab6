import { languages } from "@goldmane/contracts/languages";
import { useChooseLanguage } from "#features/family/use-choose-language.ts";
import { languageNames } from "#platform/words/languages.ts";
import { say } from "#platform/words/say.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Section } from "#ui/section/section.tsx";

/** The profile's interface language. Film languages are set separately. */
export function LanguageSection() {
  const chooseLanguage = useChooseLanguage();
  return (
    <Section
      heading={say`Language`}
      description={say`Used for menus and e-mails on all your devices. Choose audio and caption languages below.`}
    >
      <ChoiceRow
        legend={say`Display language`}
        help={<HelpTip article="language" label={say`Display language`} />}
        choices={languages}
        chosen={getActiveLanguage().language}
        nameOf={(language) => languageNames[language]}
        onChoose={chooseLanguage}
      />
    </Section>
  );
}
