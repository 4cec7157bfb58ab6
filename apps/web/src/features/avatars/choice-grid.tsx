import { avatarParts, type AvatarPart } from "@goldmane/contracts/avatars/limits";
import type { AvatarLook, OwnOutfit } from "@goldmane/contracts/avatars/schema";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./choice-grid.module.css";
import { LookPicture } from "./look-picture.tsx";
import { choiceName, partName } from "./part-names.ts";

type Props = {
  part: AvatarPart;
  look: AvatarLook;
  outfits: readonly OwnOutfit[];
  onChoose: (choice: string) => void;
};

/** The choices of one part, each shown on the avatar. Outfits to be earned carry a lock. */
export function ChoiceGrid({ part, look, outfits, onChoose }: Props) {
  const choices: readonly string[] =
    part === "outfit" ? outfits.map(({ id }) => id) : avatarParts[part];
  const locked = new Set<string>(outfits.flatMap(({ id, canWear }) => (canWear ? [] : [id])));
  return (
    <ul className={styles.grid} aria-label={partName(part)}>
      {choices.map((choice) => {
        const name = choiceName(part, choice);
        const isLocked = part === "outfit" && locked.has(choice);
        return (
          <li key={choice}>
            <button
              type="button"
              className={styles.choice}
              data-whole={part === "outfit"}
              aria-label={isLocked ? say`${name}, locked` : name}
              data-tooltip={name}
              aria-pressed={look[part] === choice}
              data-locked={isLocked}
              onClick={() => onChoose(choice)}
            >
              <LookPicture look={{ ...look, [part]: choice }} isWhole={part === "outfit"} />
              {isLocked && (
                <span className={styles.lock}>
                  <Icon name="lock" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
