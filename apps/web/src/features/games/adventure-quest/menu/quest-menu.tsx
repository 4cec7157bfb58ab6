import type { QuestSave } from "@goldmane/games/adventure-quest/save";
import { realmSlugs } from "@goldmane/games/adventure-quest/world/realms";
import { useEffect, useState } from "react";
import type { GameMenuProps } from "#features/games/host/game-picture.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { say } from "#platform/words/say.ts";
import { GameMenu, MenuChoice, MenuChoices } from "#ui/game-menu/game-menu.tsx";
import { loadStory, openSlots, slots } from "#features/games/adventure-quest/saves.ts";
import { realmName } from "./realm-name.ts";
import styles from "./quest-menu.module.css";

/** Three saved stories, the daily dungeon, and the realms against the clock. */
export function QuestMenu({ play }: GameMenuProps) {
  const saves = useSaves();
  const [assist, setAssist] = useState(false);
  return (
    <GameMenu>
      <ol className={styles.slots}>
        {slots.map((slot) => {
          const save = saves[slot] ?? null;
          return (
            <li key={slot}>
              <button
                type="button"
                className={styles.slot}
                data-realm={save ? realmSlugs[save.realm] : "new"}
                onClick={() => play({ mode: "story", assist, save, slot })}
              >
                <span className={styles.number}>{slot + 1}</span>
                <strong>
                  {save ? realmName(realmSlugs[save.realm] ?? "adventure") : say`New game`}
                </strong>
                {save && <span>{say`${save.gems} gems`}</span>}
              </button>
            </li>
          );
        })}
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
              {realmName(slug)}
            </MenuChoice>
          ))}
        </MenuChoices>
      </section>
    </GameMenu>
  );
}

/** The saved stories of the profile, once they are loaded. */
function useSaves(): (QuestSave | null)[] {
  const profileId = useProfileId() ?? null;
  const [saves, setSaves] = useState<(QuestSave | null)[]>([]);
  useEffect(() => {
    let isCurrent = true;
    openSlots(profileId);
    const load = async () => {
      const loaded = await Promise.all(slots.map(loadStory));
      if (isCurrent) setSaves(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [profileId]);
  return saves;
}
