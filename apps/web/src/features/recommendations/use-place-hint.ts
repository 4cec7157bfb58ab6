import { useEffect } from "react";
import { noteShelves } from "./place-hint.ts";

/** Remembers for the next visit how many shelves there are; null while nobody knows. */
export function usePlaceHint(count: number | null): void {
  useEffect(() => {
    if (count !== null) noteShelves(count);
  }, [count]);
}
