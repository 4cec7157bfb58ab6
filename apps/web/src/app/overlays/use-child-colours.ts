import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#features/account/queries.ts";

/** A child's house keeps the colours of the children's hall on every page that has none of its own. */
export function useChildColours(): void {
  const { data: session } = useQuery(sessionQuery);
  const isChild = session?.profile?.role === "child";

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isChild) dataset["genre"] = "kids";
    return () => {
      delete dataset["genre"];
    };
  }, [isChild]);
}
