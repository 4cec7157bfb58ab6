import { visuals } from "@goldmane/contracts/vibes/limits";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { nameVisual } from "#features/vibes/names.ts";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";

export function VisualChoice() {
  const { visual } = useStore(vibes);
  return (
    <ChoiceRow
      legend={say`Immersive visuals`}
      choices={visuals}
      chosen={visual}
      nameOf={nameVisual}
      onChoose={(each) => tellVibes({ type: "visualChosen", visual: each })}
    />
  );
}
