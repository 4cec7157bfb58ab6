import { type Avatar as AvatarName, avatars } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { say } from "#platform/words/say.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./avatar-picker.module.css";

const names = (): Readonly<Record<AvatarName, string>> => ({
  lion: say`Lion`,
  fox: say`Fox`,
  bear: say`Bear`,
  owl: say`Owl`,
  dragon: say`Dragon`,
  robot: say`Robot`,
  cat: say`Cat`,
  unicorn: say`Unicorn`,
});

type Props = { chosen: string; onChoose: (url: string) => void };

export function AvatarPicker({ chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{say`Picture`}</legend>
      <div className={styles.pictures}>
        {avatars.map((avatar) => {
          const url = avatarUrl(avatar);
          const name = names()[avatar];
          return (
            <button
              key={avatar}
              type="button"
              className={styles.picture}
              aria-label={name}
              data-tooltip={name}
              aria-pressed={url === chosen}
              onClick={() => onChoose(url)}
            >
              <Avatar url={url} size={96} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
