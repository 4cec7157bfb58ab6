import { useState } from "react";
import { Chapter } from "#pages/logo-test/chapter.tsx";
import { Specimen } from "#pages/logo-test/specimen.tsx";
import { Specimens } from "#pages/logo-test/specimens.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Slider } from "#ui/slider/slider.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";

const moods = ["calm", "tender", "brave"] as const;
const nameOf = (mood: string) => `${mood.slice(0, 1).toUpperCase()}${mood.slice(1)}`;

const tabs = [
  { id: "cast", name: "Cast", content: "Who speaks, sings and growls." },
  { id: "episodes", name: "Episodes", content: "Six, of eleven minutes each." },
  { id: "more", name: "More like this", content: "As gentle, and under the same stars." },
  { id: "extras", name: "Extras", content: "", isDisabled: true },
] as const;

export function ChoicesChapter() {
  const [isOn, setOn] = useState(true);
  const [isOff, setOff] = useState(false);
  const [volume, setVolume] = useState(30);
  const [mood, setMood] = useState<(typeof moods)[number]>("tender");
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("cast");

  return (
    <Chapter
      id="choices"
      heading="Choices"
      words="What is chosen takes effect at once. Arrows move over a choice and never through it: only Enter, Space or a press chooses."
    >
      <Specimens heading="Switch" column="13rem">
        <Specimen name="On">
          <Switch label="Captions" words="In your own language." isOn={isOn} onChange={setOn} />
        </Specimen>
        <Specimen name="Off">
          <Switch label="Less motion" isOn={isOff} onChange={setOff} />
        </Specimen>
        <Specimen name="Pointed at" shows="hover">
          <Switch label="Less motion" isOn={isOff} onChange={setOff} />
        </Specimen>
        <Specimen name="Focused" shows="focus">
          <Switch label="Captions" isOn={isOn} onChange={setOn} />
        </Specimen>
        <Specimen name="Pressed" shows="pressed">
          <Switch label="Less motion" isOn={isOff} onChange={setOff} />
        </Specimen>
        <Specimen name="Out of use">
          <Switch label="Captions" isOn isDisabled onChange={setOn} />
        </Specimen>
      </Specimens>
      <Specimens heading="Slider" column="16rem">
        <Specimen name="At rest">
          <Slider
            label="Volume"
            value={volume}
            nameOf={(value) => `${value} %`}
            onChange={setVolume}
          />
        </Specimen>
        <Specimen name="Focused" shows="focus" on="[role=slider]">
          <Slider
            label="Volume"
            value={volume}
            nameOf={(value) => `${value} %`}
            onChange={setVolume}
          />
        </Specimen>
        <Specimen name="Out of use">
          <Slider
            label="Volume"
            value={volume}
            isDisabled
            nameOf={(value) => `${value} %`}
            onChange={setVolume}
          />
        </Specimen>
      </Specimens>
      <Specimens heading="One of a few" column="20rem">
        <Specimen name="One chosen">
          <ChoiceRow
            legend="Mood"
            choices={moods}
            chosen={mood}
            nameOf={nameOf}
            onChoose={setMood}
          />
        </Specimen>
        <Specimen name="Another pointed at" shows="hover" on="[aria-pressed='false']">
          <ChoiceRow
            legend="Mood"
            choices={moods}
            chosen={mood}
            nameOf={nameOf}
            onChoose={setMood}
          />
        </Specimen>
      </Specimens>
      <Specimens heading="Tabs" column="24rem">
        <Specimen name="At rest, the last out of use">
          <Tabs label="About the film" tabs={tabs} chosen={tab} onChoose={setTab} />
        </Specimen>
        <Specimen name="Another focused" shows="focus" on="[data-state='inactive']">
          <Tabs label="About the film, focused" tabs={tabs} chosen={tab} onChoose={setTab} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
