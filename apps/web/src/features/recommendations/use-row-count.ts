import { useEffect } from "react";
import { storeRowCount } from "./row-count.ts";

/** Stores the number of rows for the next visit; null while unknown. */
export function useRowCount(count: number | null): void {
  useEffect(() => {
    if (count !== null) storeRowCount(count);
  }, [count]);
}
