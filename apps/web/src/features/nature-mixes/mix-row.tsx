import type { SavedMix } from "@goldmane/contracts/nature-mixes/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Menu } from "#ui/menu/menu.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { MixNameDialog } from "./mix-name-dialog.tsx";
import { useDeleteNatureMix, useRenameNatureMix } from "./queries.ts";
import styles from "./saved-mixes.module.css";

type Props = {
  mix: SavedMix;
  /** Its sounds, loudest first: “Rain and Campfire”. */
  sounds: string;
  isPlaying: boolean;
  onPlay: () => void;
  onCopyLink: () => void;
};

const more = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {[5, 12, 19].map((x) => (
      <circle key={x} cx={x} cy="12" r="2.1" fill="currentColor" />
    ))}
  </svg>
);

export function MixRow({ mix, sounds, isPlaying, onPlay, onCopyLink }: Props) {
  const { id, name } = mix;
  const [asked, setAsked] = useState<"name" | "delete" | null>(null);
  const renaming = useRenameNatureMix();
  const deleting = useDeleteNatureMix();
  const close = () => {
    setAsked(null);
    renaming.reset();
  };
  return (
    <li className={styles.mix} data-playing={isPlaying}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.sounds}>{sounds}</p>
      </div>
      <Button
        variant="glass"
        icon="play"
        aria-label={say`Play ${name}`}
        aria-current={isPlaying}
        onClick={onPlay}
      >
        {isPlaying ? say`Playing` : say`Play`}
      </Button>
      <Menu
        items={[
          { name: say`Copy link`, icon: "out", onChoose: onCopyLink },
          { name: say`Rename`, onChoose: () => setAsked("name") },
          {
            name: say`Delete`,
            icon: "erase",
            isAlarming: true,
            onChoose: () => setAsked("delete"),
          },
        ]}
      >
        <IconButton icon={more} label={say`More for ${name}`} />
      </Menu>
      {asked === "name" && (
        <MixNameDialog
          heading={say`Rename this mix`}
          name={name}
          isPending={renaming.isPending}
          error={renaming.error}
          onSave={(wanted) => renaming.mutate({ id, name: wanted }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {asked === "delete" && (
        <ConfirmDialog
          heading={say`Delete ${name}?`}
          confirmLabel={say`Delete`}
          isPending={deleting.isPending}
          onConfirm={() => deleting.mutate(id, { onSuccess: close, onError: showErrorToast })}
          onClose={close}
        >
          <p>{say`You can’t undo this.`}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
