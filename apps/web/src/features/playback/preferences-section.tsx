import { useState } from "react";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { captionLooks, captionSizes } from "#ui/player-controls/picture/caption-style.ts";
import { Section } from "#ui/section/section.tsx";
import { languageChoices, nameOfLanguage, noLanguage } from "./languages.ts";
import { keepPreferences, type Preferences, readPreferences } from "./preferences.ts";

const sizeNames = { small: "Small", medium: "Medium", large: "Large" };
const lookNames = { shadow: "Shadow", box: "On a box", yellow: "Yellow" };

/** The language of films and how captions look, on this device. */
export function PreferencesSection() {
  const [kept, setKept] = useState(readPreferences);
  const { captionLanguage, spokenLanguage, captionStyle } = kept;
  const keep = (change: Partial<Preferences>) => {
    keepPreferences(change);
    setKept(readPreferences());
  };

  return (
    <Section
      heading="Language and captions"
      words="For films on this device. A film that hasn’t got your language plays in its own."
    >
      <ChoiceRow
        legend="Spoken language"
        choices={languageChoices(spokenLanguage)}
        chosen={spokenLanguage ?? noLanguage}
        nameOf={(language) =>
          language === noLanguage ? "The film’s own" : nameOfLanguage(language)
        }
        onChoose={(language) => keep({ spokenLanguage: language === noLanguage ? null : language })}
      />
      <ChoiceRow
        legend="Captions"
        choices={languageChoices(captionLanguage)}
        chosen={captionLanguage ?? noLanguage}
        nameOf={(language) => (language === noLanguage ? "Off" : nameOfLanguage(language))}
        onChoose={(language) =>
          keep({ captionLanguage: language === noLanguage ? null : language })
        }
      />
      <ChoiceRow
        legend="Size of captions"
        choices={captionSizes}
        chosen={captionStyle.size}
        nameOf={(size) => sizeNames[size]}
        onChoose={(size) => keep({ captionStyle: { ...captionStyle, size } })}
      />
      <ChoiceRow
        legend="Look of captions"
        choices={captionLooks}
        chosen={captionStyle.look}
        nameOf={(look) => lookNames[look]}
        onChoose={(look) => keep({ captionStyle: { ...captionStyle, look } })}
      />
    </Section>
  );
}
