import { useQuery } from "@tanstack/react-query";
import { serverQuery } from "#features/registration/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { listAreas } from "./areas.ts";

/** The areas for the current viewer. Plans are left out where nothing is sold. */
export function useAreas(hasPage: (path: string) => boolean) {
  const { data: session } = useQuery(sessionQuery);
  const { data: server } = useQuery(serverQuery);
  const isOpen = (path: string) =>
    hasPage(path) && (path !== routes.pricing || server?.offersPlans === true);
  return listAreas(isOpen, session?.profile?.role);
}
