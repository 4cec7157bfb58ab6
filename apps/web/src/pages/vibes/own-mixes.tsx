import { SavedMixes } from "#features/nature-mixes/saved-mixes.tsx";
import { nameNature } from "#features/vibes/names.ts";
import { tellVibes, vibes } from "#features/vibes/sound/mixing-desk.ts";
import { useStore } from "#platform/store.ts";
import { copySession } from "./copy-session.ts";

/** The profile's saved mixes, beside the mixer. */
export function OwnMixes() {
  const now = useStore(vibes);
  return (
    <SavedMixes
      levels={now.nature}
      nameOf={nameNature}
      onPlay={({ levels }) => tellVibes({ type: "mixChosen", mix: levels })}
      onCopyLink={(_text, { levels }) =>
        void copySession({ ...now, mood: null, shaper: null, nature: levels })
      }
    />
  );
}
