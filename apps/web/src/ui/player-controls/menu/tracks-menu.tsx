import type { Player } from "@goldmane/player/dom/player";
import { say, sayText } from "#platform/words/say.ts";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import { ChoiceList } from "./choice-list.tsx";
import { Menu } from "./menu.tsx";

type Props = {
  player: Player;
  captionStyle: CaptionStyle;
  onCaptionStyle: (style: CaptionStyle) => void;
};

const sizes = () =>
  [
    { value: "small", label: say`Small` },
    { value: "medium", label: say`Medium` },
    { value: "large", label: say`Large` },
  ] as const;
const looks = () =>
  [
    { value: "shadow", label: say`Shadow` },
    { value: "box", label: say`Box` },
    { value: "yellow", label: say`Yellow` },
  ] as const;

/** Audio track, captions and caption style. */
export function TracksMenu({ player, captionStyle, onCaptionStyle }: Props) {
  const audioTracks = usePlayerState(player, (state) => state.audioTracks);
  const audioTrack = usePlayerState(player, (state) => state.audioTrack);
  const captions = usePlayerState(player, (state) => state.captions);
  const captionTrack = usePlayerState(player, (state) => state.captionTrack);
  const toChoice = ({ id, label }: { id: string; label: string }) => ({
    value: id,
    label: sayText(label),
  });
  if (captions.length === 0 && audioTracks.length < 2) return null;

  return (
    <Menu icon="captions" label={say`Audio and captions`} isOn={captionTrack !== null} shortcut="c">
      {audioTracks.length > 1 && (
        <ChoiceList
          legend={say`Audio`}
          choices={audioTracks.map(toChoice)}
          value={audioTrack ?? ""}
          onChoose={(id) => player.setAudioTrack(id)}
        />
      )}
      {captions.length > 0 && (
        <>
          <ChoiceList<string | null>
            legend={say`Captions`}
            choices={[{ value: null, label: say`Off` }, ...captions.map(toChoice)]}
            value={captionTrack}
            onChoose={(id) => player.setCaptionTrack(id)}
          />
          <ChoiceList
            legend={say`Size`}
            choices={sizes()}
            value={captionStyle.size}
            onChoose={(size) => onCaptionStyle({ ...captionStyle, size })}
          />
          <ChoiceList
            legend={say`Style`}
            choices={looks()}
            value={captionStyle.look}
            onChoose={(look) => onCaptionStyle({ ...captionStyle, look })}
          />
        </>
      )}
    </Menu>
  );
}
