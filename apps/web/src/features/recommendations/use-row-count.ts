import { useEffect } from "react";
import { storeRowCount } from "./row-count.ts";

/** Remembers for the next visit how many shelves there are; null while nobody knows. */
export function useRowCount(count: number | null): void {
  useEffect(() => {
    if (count !== null) storeRowCount(count);
  }, [count]);
}
