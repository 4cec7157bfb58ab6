import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { accessQuery } from "#features/family/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

/**
 * Sets attributes on the root element: `data-viewer` to the profile's role, `data-genre="kids"` for
 * a child, and `data-plan` to whether the household has a plan. Children get the Kids colors on
 * every page, children and teens see no purchase links, and only people without a plan see bright
 * ones.
 */
export function useViewerAttributes(): void {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.profile?.role;
  const householdId = session?.household?.id;
  const { data: access } = useQuery({
    ...accessQuery(householdId),
    enabled: householdId !== undefined,
  });
  const isAnonymous = session !== undefined && householdId === undefined;
  const hasPlan = isAnonymous ? false : access?.hasAccess;

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (role) dataset["viewer"] = role;
    if (role === "child") dataset["genre"] = "kids";
    return () => {
      delete dataset["viewer"];
      delete dataset["genre"];
    };
  }, [role]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (hasPlan !== undefined) dataset["plan"] = hasPlan ? "active" : "none";
    return () => void delete dataset["plan"];
  }, [hasPlan]);
}
