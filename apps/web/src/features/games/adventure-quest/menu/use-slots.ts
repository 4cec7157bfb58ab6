import { useEffect, useState } from "react";
import {
  eraseStories,
  loadStories,
  openSlots,
  slots,
} from "#features/games/adventure-quest/saves.ts";
import type { Stories } from "#features/games/adventure-quest/stories.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";

/** The slots of the profile, once they are loaded. */
export function useSlots(): { stories: Stories[]; erase: (slot: number) => Promise<void> } {
  const profileId = useProfileId() ?? null;
  const [stories, setStories] = useState<Stories[]>([]);
  useEffect(() => {
    let isCurrent = true;
    openSlots(profileId);
    const load = async () => {
      const loaded = await Promise.all(slots.map(loadStories));
      if (isCurrent) setStories(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [profileId]);
  return {
    stories,
    async erase(slot) {
      await eraseStories(slot);
      setStories(await Promise.all(slots.map(loadStories)));
    },
  };
}
