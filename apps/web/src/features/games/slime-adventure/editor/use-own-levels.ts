import { useEffect, useState } from "react";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { loadOwnLevels, saveOwnLevels, sendWaiting } from "./own-levels-file.ts";
import {
  mergeOwnLevels,
  noOwnLevels,
  type OwnLevel,
  putOwnLevel,
  removeOwnLevel,
} from "./own-levels.ts";

/** The levels of the profile that plays, which follow it to other devices. */
export function useOwnLevels() {
  const [own, setOwn] = useState(noOwnLevels);
  const known = useProfileId();
  const profileId = known ?? null;
  const isKnown = known !== undefined;

  useEffect(() => {
    if (!isKnown) return undefined;
    let isShown = true;
    const load = async () => {
      const loaded = await loadOwnLevels(profileId);
      // A level may have been begun while the others were loading.
      if (isShown) setOwn((begun) => mergeOwnLevels(begun, loaded));
    };
    void load();
    addEventListener("pagehide", sendWaiting);
    return () => {
      isShown = false;
      removeEventListener("pagehide", sendWaiting);
      sendWaiting();
    };
  }, [isKnown, profileId]);

  return {
    levels: own.levels,
    /** False if there is no space left for it. */
    put: (level: Omit<OwnLevel, "changedAt">): boolean => {
      const next = putOwnLevel(own, { ...level, changedAt: Date.now() });
      if (!next) return false;
      setOwn(next);
      saveOwnLevels(profileId, next);
      return true;
    },
    remove: (id: string): void => {
      const next = removeOwnLevel(own, id);
      setOwn(next);
      saveOwnLevels(profileId, next);
    },
  };
}
