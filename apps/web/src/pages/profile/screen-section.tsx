import { useState } from "react";
import { canPlayHaptics, saveHapticsEnabled, areHapticsEnabled } from "#platform/device/haptics.ts";
import { saveScreenMode } from "#platform/device/save-screen-mode.ts";
import { readScreenMode, type ScreenMode, screenModes } from "#platform/device/tv-mode.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Section } from "#ui/section/section.tsx";
import { Switch } from "#ui/switch/switch.tsx";

const names = (): Record<ScreenMode, string> => ({
  auto: say`Automatic`,
  tv: say`TV`,
  ordinary: say`Desktop and mobile`,
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
      heading={say`Display`}
      description={say`For this device. TV mode uses larger text and wider margins, and works with a remote or game pad.`}
    >
      <ChoiceRow
        legend={say`Screen`}
        help={<HelpTip article="tv-mode" label={say`Screen`} />}
        choices={screenModes}
        chosen={screen}
        nameOf={(choice) => names()[choice]}
        onChoose={chooseScreen}
      />
      {canPlayHaptics() && (
        <Switch
          label={say`Vibration`}
          description={say`Vibrates on switches, swipes and errors. Off with less motion.`}
          isOn={hasHaptics}
          onChange={chooseHaptics}
        />
      )}
    </Section>
  );
}
