import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#features/account/queries.ts";
import type { Copy } from "#platform/kept/copy.ts";
import { useStore } from "#platform/store.ts";
import { copies, readCopies } from "./copies.ts";
import { judgeCopies } from "./upkeep/judge-copies.ts";

/** The films that whoever is watching keeps on this device, latest first; null until that is known. */
export function useCopies(): readonly Copy[] | null {
  const { data: session } = useQuery(sessionQuery);
  const all = useStore(copies);

  useEffect(() => {
    if (copies.get() === null) void readCopies();
  }, []);

  return all && session ? judgeCopies(all, session).own : null;
}
