import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { serverQuery } from "#features/registration/queries.ts";

/** Marks the document of a server that sells no plans, so that its header has no Subscribe button. */
export function useSaleAttribute(): void {
  const { data: server } = useQuery(serverQuery);
  const sellsNothing = server !== undefined && server.registration !== "open";
  useEffect(() => {
    document.documentElement.toggleAttribute("data-no-sale", sellsNothing);
  }, [sellsNothing]);
}
