import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Slider } from "#ui/slider/slider.tsx";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";

export function Volume() {
  const { volume } = useStore(vibes);
  return (
    <Slider
      label={say`Volume`}
      value={Math.round(volume * 100)}
      nameOf={(value) => `${value}%`}
      onChange={(value) => tellVibes({ type: "turned", volume: value / 100 })}
    />
  );
}
