import { chooseLanguage } from "#platform/words/choose-language.ts";
import { languageNames, languages } from "#platform/words/languages.ts";
import { say } from "#platform/words/say.ts";
import { getSpoken } from "#platform/words/spoken.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Section } from "#ui/section/section.tsx";

/** The language that the pages speak on this device. Films have theirs, below. */
export function LanguageSection() {
  return (
    <Section
      heading={say`Language`}
      words={say`For every page on this device. What films are heard and read in is chosen below.`}
    >
      <ChoiceRow
        legend={say`Language of the pages`}
        choices={languages}
        chosen={getSpoken().language}
        nameOf={(language) => languageNames[language]}
        onChoose={chooseLanguage}
      />
    </Section>
  );
}
