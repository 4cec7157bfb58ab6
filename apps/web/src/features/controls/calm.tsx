import { useQuery } from "@tanstack/react-query";
import { ownControlsQuery } from "./own/queries.ts";
import { useStillness } from "./use-stillness.ts";

/** Disables motion for profiles that ask for less, regardless of the device setting. */
export function Calm() {
  const { data: controls } = useQuery(ownControlsQuery);
  useStillness(controls?.calm.reducedMotion === true);
  return null;
}
