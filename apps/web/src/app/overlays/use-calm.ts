import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#features/account/queries.ts";
import { ownControlsQuery } from "#features/controls/queries.ts";

/** Lets pages stand still for whoever wants less motion, whatever the device prefers. */
export function useCalm(): void {
  const { data: session } = useQuery(sessionQuery);
  const { data: controls } = useQuery({
    ...ownControlsQuery,
    enabled: Boolean(session?.profile),
  });
  const isStill = controls?.calm.reducedMotion === true;

  useEffect(() => {
    document.documentElement.toggleAttribute("data-still", isStill);
  }, [isStill]);
}
