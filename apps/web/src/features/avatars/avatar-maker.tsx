import type { BadgeId } from "@goldmane/contracts/achievements/limits";
import { avatarPartNames } from "@goldmane/contracts/avatars/limits";
import { firstLook } from "@goldmane/contracts/avatars/rules";
import type { OwnAvatar } from "@goldmane/contracts/avatars/schema";
import { type ReactNode, useReducer, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./avatar-maker.module.css";
import { ChoiceGrid } from "./choice-grid.tsx";
import { DiceIcon } from "./dice-icon.tsx";
import { LockedNote } from "./locked-note.tsx";
import { LookPicture } from "./look-picture.tsx";
import { LookStage } from "./look-stage.tsx";
import { PartIcon } from "./part-icons.tsx";
import { partName } from "./part-names.ts";
import { useSaveAvatar } from "./queries.ts";
import { nextMaker } from "./state.ts";

type Props = { avatar: OwnAvatar; drawBadge: (id: BadgeId) => ReactNode };

/** Makes an avatar by pictures alone: a part, a choice, and save. */
export function AvatarMaker({ avatar, drawBadge }: Props) {
  const { outfits } = avatar;
  const [{ look, part }, send] = useReducer(nextMaker, {
    look: avatar.look ?? firstLook,
    part: "species",
  });
  const [asPicture, setAsPicture] = useState(avatar.look === null || avatar.isPicture);
  const save = useSaveAvatar();
  const worn = outfits.find(({ id }) => id === look.outfit);
  const isLocked = worn?.canWear !== true;

  const roll = () =>
    send({
      type: "rolled",
      rolls: avatarPartNames.map(() => Math.random()),
      outfits: outfits.flatMap(({ id, canWear }) => (canWear ? [id] : [])),
    });
  const keep = () => {
    if (isLocked || save.isPending) return;
    save.mutate(
      { look, asPicture },
      { onSuccess: () => void showToast({ title: say`Avatar saved`, description: "" }) },
    );
  };

  return (
    <div className={styles.maker}>
      <div className={styles.stage}>
        <LookStage look={look} />
        <button
          type="button"
          className={styles.dice}
          aria-label={say`Surprise me`}
          data-tooltip={say`Surprise me`}
          onClick={roll}
        >
          <DiceIcon />
        </button>
      </div>
      <div className={styles.choices}>
        <div className={styles.parts} role="toolbar" aria-label={say`Parts`}>
          {avatarPartNames.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.part}
              aria-label={partName(name)}
              data-tooltip={partName(name)}
              aria-pressed={name === part}
              onClick={() => send({ type: "part-opened", part: name })}
            >
              <PartIcon part={name} />
            </button>
          ))}
        </div>
        <div className={styles.grid}>
          <ChoiceGrid
            part={part}
            look={look}
            outfits={outfits}
            onChoose={(choice) => send({ type: "chosen", part, choice })}
          />
        </div>
        <div className={styles.dock} data-locked={isLocked}>
          {worn?.badge && isLocked && <LockedNote badge={worn.badge} drawBadge={drawBadge} />}
          <div className={styles.foot}>
            <span className={styles.portrait}>
              <LookPicture look={look} />
            </span>
            <Switch label={say`My picture`} isOn={asPicture} onChange={setAsPicture} />
            <Button
              variant="gold"
              icon={isLocked ? "lock" : "check"}
              disabled={isLocked}
              aria-busy={save.isPending}
              onClick={keep}
            >
              {say`Save`}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
