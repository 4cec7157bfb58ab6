import type { QuestSave } from "@goldmane/games/adventure-quest/save";
import { realmSlugs } from "@goldmane/games/adventure-quest/world/realms";
import { useEffect, useState } from "react";
import type { GameMenuProps } from "#features/games/host/game-picture.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { say } from "#platform/words/say.ts";
import { loadStory, openSlots, slots } from "#features/games/adventure-quest/saves.ts";
import { realmName } from "./realm-name.ts";
import styles from "./quest-menu.module.css";

/** Three saved stories, the daily dungeon, and the realms against the clock. */
export function QuestMenu({ play }: GameMenuProps) {
  const saves = useSaves();
  const [assist, setAssist] = useState(false);
  return (
    <div className={styles.menu}>
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
      <div className={styles.more}>
        <button
          type="button"
          className={styles.choice}
          onClick={() => play({ mode: "daily", assist }, { isDaily: true })}
        >
          {say`Daily dungeon`}
        </button>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={assist}
          onClick={() => setAssist(!assist)}
        >
          {say`Nothing hurts`}
        </button>
      </div>
      <section>
        <h3 className={styles.heading}>{say`Against the clock`}</h3>
        <ul className={styles.more}>
          {realmSlugs.map((slug, realm) => (
            <li key={slug}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => play({ mode: "realm", assist, realm })}
              >
                {realmName(slug)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
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
