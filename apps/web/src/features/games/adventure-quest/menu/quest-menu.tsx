import { realmSlugs } from "@goldmane/games/adventure-quest/world/realms";
import { useState } from "react";
import type { GameMenuProps } from "#features/games/host/game-picture.ts";
import { say } from "#platform/words/say.ts";
import { GameMenu, MenuChoice, MenuChoices } from "#ui/game-menu/game-menu.tsx";
import { slots } from "#features/games/adventure-quest/saves.ts";
import styles from "./quest-menu.module.css";
import { realmName } from "./realm-name.ts";
import { StorySlot } from "./story-slot.tsx";
import { useSlots } from "./use-slots.ts";

/** Three saved stories, the daily dungeon, and the realms against the clock. */
export function QuestMenu({ play }: GameMenuProps) {
  const { stories, erase } = useSlots();
  const [assist, setAssist] = useState(false);
  return (
    <GameMenu>
      <ol className={styles.slots}>
        {slots.map((slot) => (
          <StorySlot
            key={slot}
            slot={slot}
            stories={stories[slot] ?? null}
            onPlay={(save) => play({ mode: "story", assist, save, slot })}
            onErase={() => erase(slot)}
          />
        ))}
      </ol>
      <MenuChoices label={say`How to play`}>
        <MenuChoice onClick={() => play({ mode: "daily", assist }, { isDaily: true })}>
          {say`Daily dungeon`}
        </MenuChoice>
        <MenuChoice isOn={assist} onClick={() => setAssist(!assist)}>
          {say`Nothing hurts`}
        </MenuChoice>
      </MenuChoices>
      <section>
        <h3 className={styles.heading}>{say`Against the clock`}</h3>
        <MenuChoices label={say`Against the clock`}>
          {realmSlugs.map((slug, realm) => (
            <MenuChoice key={slug} onClick={() => play({ mode: "realm", assist, realm })}>
              <span className={styles.dot} data-realm={slug} aria-hidden="true" />
              {realmName(slug)}
            </MenuChoice>
          ))}
        </MenuChoices>
      </section>
    </GameMenu>
  );
}
