import { speeds } from "@goldmane/player/core/rules/speed";
import type { RungFacts } from "@goldmane/player/core/quality/choose-rung";
import type { Player } from "@goldmane/player/dom/player";
import { say } from "#platform/words/say.ts";
import { usePlayerState } from "#ui/player-controls/use-player-state.ts";
import { ChoiceList } from "./choice-list.tsx";
import { Menu } from "./menu.tsx";

const speedChoices = () =>
  speeds.map((speed) => ({ value: speed, label: speed === 1 ? say`Normal` : `${speed}×` }));

/** Quality and playback speed. */
export function QualityMenu({ player }: { player: Player }) {
  const rungs = usePlayerState(player, (state) => state.rungs);
  const choice = usePlayerState(player, (state) => state.rungChoice);
  const playing = usePlayerState(player, (state) => state.rungPlaying);
  const speed = usePlayerState(player, (state) => state.speed);
  const now = rungs.find((rung) => rung.name === playing);
  const auto = {
    value: null,
    label: say`Automatic`,
    ...(now ? { note: say`Now ${now.height}p` } : {}),
  };

  return (
    <Menu icon="settings" label={say`Quality and speed`}>
      {rungs.length > 1 && (
        <ChoiceList<string | null>
          legend={say`Quality`}
          choices={[auto, ...rungs.toReversed().map(describeRung)]}
          value={choice}
          onChoose={(name) => player.setRung(name)}
        />
      )}
      <ChoiceList
        legend={say`Speed`}
        choices={speedChoices()}
        value={speed}
        onChoose={(value) => player.setSpeed(value)}
      />
    </Menu>
  );
}

function describeRung({ name, height, bandwidth }: RungFacts) {
  const megabits = (bandwidth / 1_000_000).toFixed(1);
  return { value: name, label: `${height}p`, note: `${megabits} Mb/s` };
}
