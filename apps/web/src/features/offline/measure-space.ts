import { queryOptions } from "@tanstack/react-query";

type Room = { usedBytes: number; freeBytes: number };

/** The site's used and available storage; null where the browser does not tell. */
async function measureRoom(): Promise<Room | null> {
  if (!("storage" in navigator)) return null;
  const { usage, quota } = await navigator.storage.estimate();
  if (usage === undefined || quota === undefined) return null;
  return { usedBytes: usage, freeBytes: Math.max(0, quota - usage) };
}

/** Measured each time it is shown. */
export const spaceQuery = queryOptions({
  queryKey: ["room"],
  queryFn: measureRoom,
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: true,
});
