import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { serverQuery } from "#features/registration/queries.ts";

/** Marks the document of a visitor who is offered no plans, so that the header has no Subscribe button. */
export function useSaleAttribute(): void {
  const { data: server } = useQuery(serverQuery);
  const sellsNothing = server !== undefined && !server.offersPlans;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-no-sale", sellsNothing);
  }, [sellsNothing]);
}
