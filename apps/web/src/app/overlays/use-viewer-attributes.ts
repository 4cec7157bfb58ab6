import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#features/account/queries.ts";

/**
 * Says on the page's root who watches: a child has the colours of the children's hall on every page
 * without its own, and neither a child nor a teen is shown a way to buying.
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
