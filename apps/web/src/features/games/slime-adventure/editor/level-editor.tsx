import { worldNames } from "@goldmane/games/slime-adventure/level";
import type { TileMark } from "@goldmane/games/slime-adventure/tiles";
import { useState } from "react";
import { worldName } from "#features/games/slime-adventure/level-names.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { missingSwitch, putTile, resize } from "./drawing.ts";
import { LevelCanvas } from "./level-canvas.tsx";
import type { OwnLevel } from "./own-levels.ts";
import { palette } from "./tile-names.ts";
import { TilePicture } from "./tile-picture.tsx";
import styles from "./level-workshop.module.css";

type Props = {
  level: OwnLevel;
  onChange: (level: OwnLevel) => void;
  onPlay: () => void;
  onClose: () => void;
};

/** Paints a level. Each change is stored at once. */
export function LevelEditor({ level, onChange, onPlay, onClose }: Props) {
  const [mark, setMark] = useState<TileMark>("#");
  const door = missingSwitch(level);
  const change = (rows: readonly string[]) => onChange({ ...level, rows });
  return (
    <div className={styles.editor}>
      <div className={styles.bar}>
        <input
          className={styles.name}
          value={level.name}
          maxLength={40}
          aria-label={say`Name of the level`}
          onChange={({ target }) => onChange({ ...level, name: target.value })}
        />
        <fieldset className={styles.worlds} aria-label={say`World`}>
          {worldNames.map((name, at) => (
            <button
              key={name}
              type="button"
              className={styles.world}
              data-world={at + 1}
              aria-label={worldName(at + 1)}
              aria-pressed={level.world === at + 1}
              onClick={() => onChange({ ...level, world: at + 1 })}
            />
          ))}
        </fieldset>
        <IconButton
          icon="minus"
          label={say`Narrower`}
          onClick={() => change(resize(level.rows, -5))}
        />
        <IconButton icon="plus" label={say`Wider`} onClick={() => change(resize(level.rows, 5))} />
        <Button variant="gold" icon="play" disabled={door !== null} onClick={onPlay}>
          {say`Try it`}
        </Button>
        <Button variant="glass" onClick={onClose}>
          {say`Done`}
        </Button>
      </div>
      {door !== null && <p className={styles.note}>{say`Add a switch for the gate.`}</p>}
      <LevelCanvas file={level} onPut={(place) => change(putTile(level.rows, place, mark))} />
      <fieldset className={styles.palette} aria-label={say`Tiles`}>
        {palette.map(([tile, name]) => (
          <button
            key={tile}
            type="button"
            className={styles.tile}
            aria-label={name()}
            data-tooltip={name()}
            aria-pressed={mark === tile}
            onClick={() => setMark(tile)}
          >
            {tile === "." ? <Eraser /> : <TilePicture mark={tile} world={level.world} />}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Eraser() {
  return (
    <svg viewBox="0 0 24 24" className={styles.eraser} aria-hidden="true">
      <path d="M8.5 19l-5-5 9-9 6.5 6.5-7.5 7.5zM8 9.5l6.5 6.5M11.5 19H21" />
    </svg>
  );
}
