import { useQuery } from "@tanstack/react-query";
import { ownControlsQuery } from "./own/queries.ts";
import { useStillness } from "./use-stillness.ts";

/** Lets pages stand still for whoever wants less motion, whatever the device prefers. */
export function Calm() {
  const { data: controls } = useQuery(ownControlsQuery);
  useStillness(controls?.calm.reducedMotion === true);
  return null;
}
