import { useState } from "react";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { Specimen } from "#pages/component-gallery/specimen.tsx";
import { Specimens } from "#pages/component-gallery/specimens.tsx";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Slider } from "#ui/slider/slider.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";

const moods = ["calm", "tender", "brave"] as const;
const moodNames = () => ({ calm: say`Calm`, tender: say`Tender`, brave: say`Brave` });

const tabs = () =>
  [
    { id: "cast", name: say`Cast`, content: say`The voices.` },
    { id: "episodes", name: say`Episodes`, content: say`Six, of eleven minutes each.` },
    { id: "more", name: say`More like this`, content: say`Just as gentle.` },
    { id: "extras", name: say`Extras`, content: "", isDisabled: true },
  ] as const;

export function ChoicesChapter() {
  const [isOn, setOn] = useState(true);
  const [isOff, setOff] = useState(false);
  const [volume, setVolume] = useState(30);
  const [mood, setMood] = useState<(typeof moods)[number]>("tender");
  const [tab, setTab] = useState<ReturnType<typeof tabs>[number]["id"]>("cast");

  return (
    <Chapter
      id="choices"
      heading={say`Choices`}
      description={say`Choices take effect right away. Arrow keys only move the focus; Enter, Space or a tap chooses.`}
    >
      <Specimens heading={say`Switch`} column="13rem">
        <Specimen name={say`On`}>
          <Switch
            label={say`Captions`}
            description={say`In your own language.`}
            isOn={isOn}
            onChange={setOn}
          />
        </Specimen>
        <Specimen name={say`Off`}>
          <Switch label={say`Less motion`} isOn={isOff} onChange={setOff} />
        </Specimen>
        <Specimen name={say`Hovered`} state="hover">
          <Switch label={say`Less motion`} isOn={isOff} onChange={setOff} />
        </Specimen>
        <Specimen name={say`Keyboard focus`} state="focus">
          <Switch label={say`Captions`} isOn={isOn} onChange={setOn} />
        </Specimen>
        <Specimen name={say`Pressed`} state="pressed">
          <Switch label={say`Less motion`} isOn={isOff} onChange={setOff} />
        </Specimen>
        <Specimen name={say`Disabled`}>
          <Switch label={say`Captions`} isOn isDisabled onChange={setOn} />
        </Specimen>
      </Specimens>
      <Specimens heading={say`Slider`} column="16rem">
        <Specimen name={say`Default`}>
          <Slider
            label={say`Volume`}
            value={volume}
            nameOf={(value) => `${value}%`}
            onChange={setVolume}
          />
        </Specimen>
        <Specimen name={say`Focused`} state="focus" target="[role=slider]">
          <Slider
            label={say`Volume`}
            value={volume}
            nameOf={(value) => `${value}%`}
            onChange={setVolume}
          />
        </Specimen>
        <Specimen name={say`Disabled`}>
          <Slider
            label={say`Volume`}
            value={volume}
            isDisabled
            nameOf={(value) => `${value}%`}
            onChange={setVolume}
          />
        </Specimen>
      </Specimens>
      <Specimens heading={say`Radio buttons`} column="20rem">
        <Specimen name={say`One chosen`}>
          <ChoiceRow
            legend={say`Mood`}
            choices={moods}
            chosen={mood}
            nameOf={(value) => moodNames()[value]}
            onChoose={setMood}
          />
        </Specimen>
        <Specimen name={say`Another hovered`} state="hover" target="[aria-pressed='false']">
          <ChoiceRow
            legend={say`Mood`}
            choices={moods}
            chosen={mood}
            nameOf={(value) => moodNames()[value]}
            onChoose={setMood}
          />
        </Specimen>
      </Specimens>
      <Specimens heading={say`Tabs`} column="24rem">
        <Specimen name={say`Default, last one disabled`}>
          <Tabs label={say`About the film`} tabs={tabs()} chosen={tab} onChoose={setTab} />
        </Specimen>
        <Specimen name={say`Another focused`} state="focus" target="[data-state='inactive']">
          <Tabs label={say`About the film, focused`} tabs={tabs()} chosen={tab} onChoose={setTab} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
