import { useState } from "react";
import { canPlayHaptics, saveHapticsEnabled, areHapticsEnabled } from "#platform/device/haptics.ts";
import { saveScreenMode } from "#platform/device/save-screen-mode.ts";
import { readScreenMode, type ScreenMode, screenModes } from "#platform/device/tv-mode.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Section } from "#ui/section/section.tsx";
import { Switch } from "#ui/switch/switch.tsx";

const names = (): Record<ScreenMode, string> => ({
  auto: say`As the device says`,
  tv: say`Television`,
  ordinary: say`Close by`,
});

/** Screen mode and haptics of this device. */
export function ScreenSection() {
  const [screen, setScreen] = useState(readScreenMode);
  const [hasHaptics, setHaptics] = useState(areHapticsEnabled);
  const chooseScreen = (choice: ScreenMode) => {
    saveScreenMode(choice);
    setScreen(choice);
  };
  const chooseHaptics = (isWanted: boolean) => {
    saveHapticsEnabled(isWanted);
    setHaptics(isWanted);
  };

  return (
    <Section
      heading={say`Screen and touch`}
      description={say`For this device. On a television type is larger and the edges stay free; arrows or a game pad reach everything.`}
    >
      <ChoiceRow
        legend={say`Screen`}
        choices={screenModes}
        chosen={screen}
        nameOf={(choice) => names()[choice]}
        onChoose={chooseScreen}
      />
      {canPlayHaptics() && (
        <Switch
          label={say`Touch that can be felt`}
          description={say`A light tap for a switch or a swipe, and for what was refused. None with less motion.`}
          isOn={hasHaptics}
          onChange={chooseHaptics}
        />
      )}
    </Section>
  );
}
