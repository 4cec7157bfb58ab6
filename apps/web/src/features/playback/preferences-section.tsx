import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { captionLooks, captionSizes } from "#ui/player-controls/picture/caption-style.ts";
import { Section } from "#ui/section/section.tsx";
import { Select } from "#ui/select/select.tsx";
import { languageChoices, noLanguage } from "./languages.ts";
import styles from "./preferences-section.module.css";
import { keepPreferences, type Preferences, readPreferences } from "./preferences.ts";

const sizeNames = () => ({ small: say`Small`, medium: say`Medium`, large: say`Large` });
const lookNames = () => ({ shadow: say`Shadow`, box: say`On a box`, yellow: say`Yellow` });

/** The language of films and the look of captions, on this device. */
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
      description={say`For films on this device. A film that hasn’t got your language plays in its own.`}
    >
      <div className={styles.languages}>
        <Select
          label={say`Spoken language`}
          choices={languageChoices(spokenLanguage, say`The film’s own`)}
          chosen={spokenLanguage ?? noLanguage}
          onChoose={(value) => keep({ spokenLanguage: value === noLanguage ? null : value })}
        />
        <Select
          label={say`Captions`}
          choices={languageChoices(captionLanguage, say`Off`)}
          chosen={captionLanguage ?? noLanguage}
          onChoose={(value) => keep({ captionLanguage: value === noLanguage ? null : value })}
        />
      </div>
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
