import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { currentProgress, loadProgress } from "./current-progress.ts";
import type { Progress } from "./progress.ts";

/** The progress of the profile that plays. */
export function useProgress(): Progress {
  const [progress, setProgress] = useState(currentProgress);
  const { data: session } = useQuery(sessionQuery);
  const profileId = session?.profile?.id ?? null;
  const isKnown = session !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    let isShown = true;
    void loadProgress(profileId).then((loaded) => isShown && setProgress(loaded));
    return () => {
      isShown = false;
    };
  }, [isKnown, profileId]);
  return progress;
}
