import { useQuery } from "@tanstack/react-query";
import { accessQuery } from "#features/family/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { noSeatLeft } from "./messages.ts";

/**
 * Returns a function that runs an action if the household's plan has a free seat, and otherwise shows
 * why not. The server checks again.
 */
export function useFreeSeat(): (proceed: () => void) => void {
  const { data: session } = useQuery(sessionQuery);
  const householdId = session?.household?.id;
  const { data: access } = useQuery({
    ...accessQuery(householdId),
    enabled: householdId !== undefined,
  });
  return (proceed) => {
    const refusal = access && householdId !== undefined ? noSeatLeft(access) : null;
    if (refusal) showToast(refusal);
    else proceed();
  };
}
