import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";

/**
 * Sets `data-viewer` to the profile's role and, for a child, `data-genre="kids"` on the root
 * element: children get the Kids colors on every page, and children and teens see no purchase
 * links.
 */
export function useViewerAttributes(): void {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.profile?.role;

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (role) dataset["viewer"] = role;
    if (role === "child") dataset["genre"] = "kids";
    return () => {
      delete dataset["viewer"];
      delete dataset["genre"];
    };
  }, [role]);
}
