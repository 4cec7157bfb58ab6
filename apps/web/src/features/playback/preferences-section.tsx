import { useState } from "react";
import { capitalise } from "#platform/words/capitalise.ts";
import { nameLanguage } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { captionLooks, captionSizes } from "#ui/player-controls/picture/caption-style.ts";
import { Section } from "#ui/section/section.tsx";
import { languageChoices, noLanguage } from "./languages.ts";
import { keepPreferences, type Preferences, readPreferences } from "./preferences.ts";

const sizeNames = () => ({ small: say`Small`, medium: say`Medium`, large: say`Large` });
const lookNames = () => ({ shadow: say`Shadow`, box: say`On a box`, yellow: say`Yellow` });

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
      heading={say`Language and captions`}
      words={say`For films on this device. A film that hasn’t got your language plays in its own.`}
    >
      <ChoiceRow
        legend={say`Spoken language`}
        choices={languageChoices(spokenLanguage)}
        chosen={spokenLanguage ?? noLanguage}
        nameOf={(language) =>
          language === noLanguage ? say`The film’s own` : capitalise(nameLanguage(language))
        }
        onChoose={(language) => keep({ spokenLanguage: language === noLanguage ? null : language })}
      />
      <ChoiceRow
        legend={say`Captions`}
        choices={languageChoices(captionLanguage)}
        chosen={captionLanguage ?? noLanguage}
        nameOf={(language) =>
          language === noLanguage ? say`Off` : capitalise(nameLanguage(language))
        }
        onChoose={(language) =>
          keep({ captionLanguage: language === noLanguage ? null : language })
        }
      />
      <ChoiceRow
        legend={say`Size of captions`}
        choices={captionSizes}
        chosen={captionStyle.size}
        nameOf={(size) => sizeNames()[size]}
        onChoose={(size) => keep({ captionStyle: { ...captionStyle, size } })}
      />
      <ChoiceRow
        legend={say`Look of captions`}
        choices={captionLooks}
        chosen={captionStyle.look}
        nameOf={(look) => lookNames()[look]}
        onChoose={(look) => keep({ captionStyle: { ...captionStyle, look } })}
      />
    </Section>
  );
}
