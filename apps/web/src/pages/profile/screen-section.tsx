import { useState } from "react";
import { canBuzz, keepBuzz, wantsBuzz } from "#platform/device/haptics.ts";
import { keepScreenChoice } from "#platform/device/keep-screen-choice.ts";
import { readScreenChoice, type ScreenChoice, screenChoices } from "#platform/device/tv-mode.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Section } from "#ui/section/section.tsx";
import { Switch } from "#ui/switch/switch.tsx";

const names: Record<ScreenChoice, string> = {
  auto: "As the device says",
  tv: "Television",
  ordinary: "Close by",
};

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
      heading="Screen and touch"
      words="For this device. On a television type is larger and the edges stay free; arrows or a game pad reach everything."
    >
      <ChoiceRow
        legend="Screen"
        choices={screenChoices}
        chosen={screen}
        nameOf={(choice) => names[choice]}
        onChoose={chooseScreen}
      />
      {canBuzz() && (
        <Switch
          label="Touch that can be felt"
          words="A light tap for a switch or a swipe, and for what was refused. None with less motion."
          isOn={isFelt}
          onChange={chooseFelt}
        />
      )}
    </Section>
  );
}
