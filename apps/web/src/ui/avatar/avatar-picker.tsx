import { type Avatar as AvatarName, avatars } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { ReactNode } from "react";
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

type Props = {
  chosen: string;
  onChoose: (url: string) => void;
  /** The address of the look that the profile made. */
  own?: string | undefined;
  /** After the pictures. */
  children?: ReactNode;
};

export function AvatarPicker({ chosen, onChoose, own, children }: Props) {
  const choices = avatars.map((avatar) => ({ url: avatarUrl(avatar), name: names()[avatar] }));
  if (own !== undefined) choices.push({ url: own, name: say`Your avatar` });
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{say`Picture`}</legend>
      <div className={styles.pictures} data-wraps={children !== undefined}>
        {choices.map(({ url, name }) => (
          <button
            key={url}
            type="button"
            className={styles.picture}
            aria-label={name}
            data-tooltip={name}
            aria-pressed={url === chosen}
            onClick={() => onChoose(url)}
          >
            <Avatar url={url} size={96} />
          </button>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
