import { useState } from "react";
import { canBuzz, keepBuzz, wantsBuzz } from "#platform/device/haptics.ts";
import { keepScreenChoice } from "#platform/device/keep-screen-choice.ts";
import { readScreenChoice, type ScreenChoice, screenChoices } from "#platform/device/tv-mode.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Section } from "#ui/section/section.tsx";
import { Switch } from "#ui/switch/switch.tsx";

const names = (): Record<ScreenChoice, string> => ({
  auto: say`As the device says`,
  tv: say`Television`,
  ordinary: say`Close by`,
});

/** How large everything is, and whether it can be felt, on this device. */
export function ScreenSection() {
  const [screen, setScreen] = useState(readScreenChoice);
  const [isFelt, setFelt] = useState(wantsBuzz);
  const chooseScreen = (choice: ScreenChoice) => {
    keepScreenChoice(choice);
    setScreen(choice);
  };
  const chooseFelt = (isWanted: boolean) => {
    keepBuzz(isWanted);
    setFelt(isWanted);
  };

  return (
    <Section
      heading={say`Screen and touch`}
      words={say`For this device. On a television type is larger and the edges stay free; arrows or a game pad reach everything.`}
    >
      <ChoiceRow
        legend={say`Screen`}
        choices={screenChoices}
        chosen={screen}
        nameOf={(choice) => names()[choice]}
        onChoose={chooseScreen}
      />
      {canBuzz() && (
        <Switch
          label={say`Touch that can be felt`}
          words={say`A light tap for a switch or a swipe, and for what was refused. None with less motion.`}
          isOn={isFelt}
          onChange={chooseFelt}
        />
      )}
    </Section>
  );
}
