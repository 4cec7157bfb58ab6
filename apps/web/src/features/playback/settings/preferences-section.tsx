import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import {
  type CaptionStyle,
  captionLooks,
  captionSizes,
} from "#ui/player-controls/picture/caption-style.ts";
import { Section } from "#ui/section/section.tsx";
import { LanguageFields } from "./language-fields.tsx";
import { keepPreferences, readPreferences } from "#features/playback/preferences.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";

const sizeNames = () => ({ small: say`Small`, medium: say`Medium`, large: say`Large` });
const lookNames = () => ({ shadow: say`Shadow`, box: say`Box`, yellow: say`Yellow` });

/** The language of films and the look of captions, for this profile on this device. */
export function PreferencesSection() {
  const profileId = useProfileId();
  const [captionStyle, setCaptionStyle] = useState(() => readPreferences().captionStyle);
  const keepStyle = (style: CaptionStyle) => {
    keepPreferences({ captionStyle: style });
    setCaptionStyle(style);
  };

  return (
    <Section
      heading={say`Language and captions`}
      description={say`On this device. If a film isn’t available in your language, it plays in its original one.`}
    >
      {profileId !== undefined && <LanguageFields key={profileId} profileId={profileId} />}
      <ChoiceRow
        legend={say`Caption size`}
        choices={captionSizes}
        chosen={captionStyle.size}
        nameOf={(size) => sizeNames()[size]}
        onChoose={(size) => keepStyle({ ...captionStyle, size })}
      />
      <ChoiceRow
        legend={say`Caption style`}
        choices={captionLooks}
        chosen={captionStyle.look}
        nameOf={(look) => lookNames()[look]}
        onChoose={(look) => keepStyle({ ...captionStyle, look })}
      />
    </Section>
  );
}
