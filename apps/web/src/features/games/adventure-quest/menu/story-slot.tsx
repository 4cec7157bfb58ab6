import type { QuestSave } from "@goldmane/games/adventure-quest/save";
import { realmSlugs } from "@goldmane/games/adventure-quest/world/realms";
import { useState } from "react";
import type { Stories } from "#features/games/adventure-quest/stories.ts";
import { say } from "#platform/words/say.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./quest-menu.module.css";
import { realmName } from "./realm-name.ts";

type Props = {
  slot: number;
  /** Null while it loads. */
  stories: Stories | null;
  onPlay: (save: QuestSave | null) => void;
  onErase: () => Promise<void>;
};

/** A slot: its story, other stories of it from another device, and a way to empty it. */
export function StorySlot({ slot, stories, onPlay, onErase }: Props) {
  const [isErasing, setErasing] = useState(false);
  const save = stories?.save ?? null;
  const number = slot + 1;
  const realm = save ? nameOf(save) : "";
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.slot}
        data-realm={save ? realmSlugs[save.realm] : "new"}
        aria-label={save ? say`${number} ${realm} ${save.gems} gems` : undefined}
        onClick={() => onPlay(save)}
      >
        <span className={styles.number}>{number}</span>
        <Play />
        <strong>{save ? realm : say`New game`}</strong>
        {save && (
          <>
            <span className={styles.gems}>
              <Gem />
              {save.gems}
            </span>
            <span className={styles.realms}>
              {realmSlugs.map((slug, at) => (
                <span key={slug} data-realm={slug} data-done={(save.beaten & (1 << at)) !== 0} />
              ))}
            </span>
          </>
        )}
      </button>
      {stories?.others.map((other) => (
        <button
          key={`${other.seed} ${other.ticks}`}
          type="button"
          className={styles.other}
          onClick={() => onPlay(other)}
        >
          {say`Also saved: ${nameOf(other)}, ${other.gems} gems`}
        </button>
      ))}
      {save && (
        <div className={styles.erase}>
          <IconButton
            icon="close"
            label={say`Erase story ${number}`}
            onClick={() => setErasing(true)}
          />
        </div>
      )}
      {isErasing && (
        <ConfirmDialog
          heading={say`Erase story ${number}?`}
          confirmLabel={say`Erase`}
          isPending={false}
          onClose={() => setErasing(false)}
          onConfirm={() => {
            setErasing(false);
            void onErase();
          }}
        >
          {say`Its gems, tools and keys will be gone.`}
        </ConfirmDialog>
      )}
    </li>
  );
}

function nameOf({ realm }: QuestSave): string {
  return realmName(realmSlugs[realm] ?? "adventure");
}

/** Says what the slot does to those who can't read yet. */
function Play() {
  return (
    <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="#f7c85a" />
      <circle cx="24" cy="24" r="20" fill="#ffe39a" />
      <path d="M19 14.5v19l16-9.5z" fill="#3a1a52" />
    </svg>
  );
}

function Gem() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M12 2l7 8-7 12L5 10z" fill="#3fe0c4" />
      <path d="M12 2L5 10h7z" fill="#d6fff5" />
    </svg>
  );
}
