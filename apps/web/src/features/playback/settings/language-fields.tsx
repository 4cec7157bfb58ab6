import { useState } from "react";
import {
  automaticCaptions,
  noCaptions,
  type LanguageChoices,
  readLanguageChoices,
  saveLanguageChoices,
} from "#platform/playback/language-choices.ts";
import { say } from "#platform/words/say.ts";
import { Select } from "#ui/select/select.tsx";
import { languageOptions } from "./languages.ts";
import styles from "./preferences-section.module.css";

/** Stands for a film's own language: a select has no empty value. */
const original = "*";

/** The languages that a profile hears and reads films in. */
export function LanguageFields({ profileId }: { profileId: string | null }) {
  const [choices, setChoices] = useState(() => readLanguageChoices(profileId));
  const { captions, spokenLanguage } = choices;
  const save = (change: Partial<LanguageChoices>) => {
    saveLanguageChoices(profileId, change);
    setChoices(readLanguageChoices(profileId));
  };

  return (
    <div className={styles.languages}>
      <Select
        label={say`Audio`}
        choices={[
          { value: original, name: say`Original` },
          ...languageOptions(spokenLanguage, { withWordless: true }),
        ]}
        chosen={spokenLanguage ?? original}
        onChoose={(value) => save({ spokenLanguage: value === original ? null : value })}
      />
      <Select
        label={say`Captions`}
        choices={[
          { value: automaticCaptions, name: say`Automatic` },
          { value: noCaptions, name: say`Off` },
          ...languageOptions(isLanguage(captions) ? captions : null),
        ]}
        chosen={captions}
        hint={say`Automatic shows captions when a film has no spoken words.`}
        onChoose={(value) => save({ captions: value })}
      />
    </div>
  );
}

function isLanguage(captions: string): boolean {
  return captions !== automaticCaptions && captions !== noCaptions;
}
