import { useEffect } from "react";
import { noteRecommendations } from "./place-hint.ts";

/** Remembers for the next visit whether there are recommendations; null while nobody knows. */
export function usePlaceHint(areShown: boolean | null): void {
  useEffect(() => {
    if (areShown !== null) noteRecommendations(areShown);
  }, [areShown]);
}
