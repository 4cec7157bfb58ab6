import { useState } from "react";
import type { GameMenuProps } from "#features/games/host/game-picture.ts";
import { useShareLevel } from "#features/games/queries.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { emptyRows, missingSwitch } from "./drawing.ts";
import { FamilyLevels } from "./family-levels.tsx";
import { LevelEditor } from "./level-editor.tsx";
import { mostOwnLevels, type OwnLevel } from "./own-levels.ts";
import { useOwnLevels } from "./use-own-levels.ts";
import styles from "./level-workshop.module.css";

type Props = { play: GameMenuProps["play"]; onClose: () => void };

/** The levels that the profile built, and the editor of one of them. */
export function LevelWorkshop({ play, onClose }: Props) {
  const { levels, put, remove } = useOwnLevels();
  const [edited, setEdited] = useState<string | null>(null);
  const share = useShareLevel();
  const level = levels.find(({ id }) => id === edited);
  const start = (id: string) => {
    const shared = levels.find((own) => own.id === id);
    if (shared) play({ level: 0, shared }, { isPractice: true });
  };
  const shareOwn = (id: string) => {
    const own = levels.find((one) => one.id === id);
    if (!own) return;
    const { name, world, par, rows } = own;
    share.mutate(
      { name, world, par, rows: [...rows] },
      {
        onSuccess: ({ isWaiting }) =>
          showToast({
            title: isWaiting
              ? say`A parent has to approve it first.`
              : say`Your family can play it.`,
          }),
        onError: showErrorToast,
      },
    );
  };
  const store = (changed: Omit<OwnLevel, "changedAt">) => {
    const isStored = put(changed);
    if (!isStored) showToast({ title: say`Your levels are full. Delete one first.` });
    return isStored;
  };
  const build = () => {
    const id = crypto.randomUUID();
    const name = say`My level ${levels.length + 1}`;
    if (store({ id, name, world: 1, par: 0, rows: emptyRows() })) setEdited(id);
  };
  if (level)
    return (
      <LevelEditor
        level={level}
        onChange={(changed) => store({ ...changed, name: changed.name || say`My level` })}
        onPlay={() => start(level.id)}
        onClose={() => setEdited(null)}
      />
    );
  return (
    <div className={styles.workshop}>
      <div className={styles.bar}>
        <Button variant="gold" disabled={levels.length >= mostOwnLevels} onClick={build}>
          {say`New level`}
        </Button>
        <Button variant="glass" onClick={onClose}>
          {say`Back to the map`}
        </Button>
      </div>
      {levels.length === 0 && <p className={styles.note}>{say`Paint your first level.`}</p>}
      <ul className={styles.list}>
        {levels.map(({ id, name, world }) => (
          <li key={id} className={styles.item} data-world={world}>
            <span>{name}</span>
            <Button variant="gold" icon="play" onClick={() => start(id)}>
              {say`Play`}
            </Button>
            <Button variant="glass" onClick={() => setEdited(id)}>
              {say`Edit`}
            </Button>
            {missingSwitch(levels.find((own) => own.id === id) ?? { rows: [] }) === null && (
              <Button variant="glass" disabled={share.isPending} onClick={() => shareOwn(id)}>
                {say`Share`}
              </Button>
            )}
            <Button variant="alarm" onClick={() => remove(id)}>
              {say`Delete`}
            </Button>
          </li>
        ))}
      </ul>
      <FamilyLevels play={play} />
    </div>
  );
}
