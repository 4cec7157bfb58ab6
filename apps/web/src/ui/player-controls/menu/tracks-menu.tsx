import type { Player } from "@goldmane/player/dom/player";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import { ChoiceList } from "./choice-list.tsx";
import { Menu } from "./menu.tsx";

type Props = {
  player: Player;
  captionStyle: CaptionStyle;
  onCaptionStyle: (style: CaptionStyle) => void;
};

const sizes = [
  { value: "small", label: "Small" },
  { value: "medium", label: "Medium" },
  { value: "large", label: "Large" },
] as const;
const looks = [
  { value: "shadow", label: "Shadow" },
  { value: "box", label: "On black" },
  { value: "yellow", label: "Yellow on black" },
] as const;

/** What is heard and what is read. */
export function TracksMenu({ player, captionStyle, onCaptionStyle }: Props) {
  const audioTracks = usePlayerState(player, (state) => state.audioTracks);
  const audioTrack = usePlayerState(player, (state) => state.audioTrack);
  const captions = usePlayerState(player, (state) => state.captions);
  const captionTrack = usePlayerState(player, (state) => state.captionTrack);
  const toChoice = ({ id, label }: { id: string; label: string }) => ({ value: id, label });
  if (captions.length === 0 && audioTracks.length < 2) return null;

  return (
    <Menu icon="captions" label="Captions and sound" isOn={captionTrack !== null} shortcut="c">
      {audioTracks.length > 1 && (
        <ChoiceList
          legend="Sound"
          choices={audioTracks.map(toChoice)}
          value={audioTrack ?? ""}
          onChoose={(id) => player.setAudioTrack(id)}
        />
      )}
      {captions.length > 0 && (
        <>
          <ChoiceList<string | null>
            legend="Captions"
            choices={[{ value: null, label: "Off" }, ...captions.map(toChoice)]}
            value={captionTrack}
            onChoose={(id) => player.setCaptionTrack(id)}
          />
          <ChoiceList
            legend="Size"
            choices={sizes}
            value={captionStyle.size}
            onChoose={(size) => onCaptionStyle({ ...captionStyle, size })}
          />
          <ChoiceList
            legend="Style"
            choices={looks}
            value={captionStyle.look}
            onChoose={(look) => onCaptionStyle({ ...captionStyle, look })}
          />
        </>
      )}
    </Menu>
  );
}
