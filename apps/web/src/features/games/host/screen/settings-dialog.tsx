import { useEffect, useState } from "react";
import { listPads } from "#features/games/host/input/read-pad.ts";
import { type ColorChoice, colorChoices } from "#features/games/host/settings/color-matrices.ts";
import {
  changeGameSettings,
  gameSettings,
  type GameSettings,
  type PadAction,
  padActions,
} from "#features/games/host/settings/game-settings.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Slider } from "#ui/slider/slider.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "./settings-dialog.module.css";

type Props = { hasOneButton: boolean; isInRun: boolean; onClose: () => void };

/** How games sound, look and are held, on this device. */
export function SettingsDialog({ hasOneButton, isInRun, onClose }: Props) {
  const settings = useStore(gameSettings);
  return (
    <Dialog label={say`Game settings`} size="small" onClose={onClose}>
      <div className={styles.settings}>
        <h2 className={styles.heading}>{say`Game settings`}</h2>
        <Slider
          label={say`Sounds`}
          value={settings.effects}
          step={5}
          onChange={(effects) => changeGameSettings({ effects })}
        />
        <Slider
          label={say`Music`}
          value={settings.music}
          step={5}
          onChange={(music) => changeGameSettings({ music })}
        />
        <Switch
          label={say`Subtitles for sounds`}
          isOn={settings.hasSubtitles}
          onChange={(hasSubtitles) => changeGameSettings({ hasSubtitles })}
        />
        <Switch
          label={say`Read riddles aloud`}
          isOn={settings.readsAloud}
          onChange={(readsAloud) => changeGameSettings({ readsAloud })}
        />
        {/* The picture is opened again for it, which would end a run. */}
        {!isInRun && (
          <ChoiceRow
            legend={say`Text size`}
            choices={["normal", "large", "largest"]}
            chosen={settings.textSize}
            nameOf={nameTextSize}
            onChoose={(textSize) => changeGameSettings({ textSize })}
          />
        )}
        <ChoiceRow
          legend={say`Colors for color blindness`}
          choices={colorChoices}
          chosen={settings.colors}
          nameOf={nameColors}
          onChoose={(colors) => changeGameSettings({ colors })}
        />
        <Switch
          label={say`Touch buttons for left-handers`}
          isOn={settings.isLeftHanded}
          onChange={(isLeftHanded) => changeGameSettings({ isLeftHanded })}
        />
        {hasOneButton && (
          <Switch
            label={say`Play with one button`}
            description={say`From the next run on.`}
            isOn={settings.isOneButton}
            onChange={(isOneButton) => changeGameSettings({ isOneButton })}
          />
        )}
        <PadSettings settings={settings} />
      </div>
    </Dialog>
  );
}

/** The game pad's buttons; pressing one after choosing an action assigns it. */
function PadSettings({ settings }: { settings: GameSettings }) {
  const [waiting, setWaiting] = useState<PadAction | null>(null);
  const { pad } = settings;

  useEffect(() => {
    if (!waiting) return;
    let wasDown = true;
    let isAssigned = false;
    const timer = setInterval(() => {
      const pressed = listPads()
        .map(({ buttons }) => buttons.findIndex((one) => one.pressed))
        .find((at) => at >= 0);
      if (pressed === undefined) wasDown = false;
      // Until it is let go, the page would read it as its own.
      if (pressed === undefined && isAssigned) setWaiting(null);
      if (pressed === undefined || wasDown || isAssigned) return;
      isAssigned = true;
      changeGameSettings({ pad: { ...gameSettings.get().pad, [waiting]: pressed } });
    }, 30);
    return () => clearInterval(timer);
  }, [waiting]);

  return (
    <fieldset className={styles.pad}>
      <legend>{say`Game pad`}</legend>
      <div className={styles.padButtons}>
        {padActions.map((action) => (
          <Button
            key={action}
            variant="glass"
            // The button that is pressed next is assigned instead of acting on the page.
            data-owns-pad={waiting === action ? true : undefined}
            onClick={() => setWaiting(waiting === action ? null : action)}
          >
            {waiting === action
              ? say`Press a button…`
              : say`${action.toUpperCase()}: button ${pad[action] + 1}`}
          </Button>
        ))}
      </div>
      <Slider
        label={say`Stick dead zone`}
        value={settings.deadZone}
        min={10}
        max={80}
        step={5}
        onChange={(deadZone) => changeGameSettings({ deadZone })}
      />
    </fieldset>
  );
}

function nameColors(colors: ColorChoice): string {
  if (colors === "usual") return say`Off`;
  return colors === "red-green" ? say`Red and green` : say`Blue and yellow`;
}

function nameTextSize(size: GameSettings["textSize"]): string {
  if (size === "normal") return say`Normal`;
  return size === "large" ? say`Large` : say`Largest`;
}
