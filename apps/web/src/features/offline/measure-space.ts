import { queryOptions } from "@tanstack/react-query";

type Room = { usedBytes: number; freeBytes: number };

/** What this site takes on the device and what it may still take; null where the browser keeps silent. */
async function measureRoom(): Promise<Room | null> {
  if (!("storage" in navigator)) return null;
  const { usage, quota } = await navigator.storage.estimate();
  if (usage === undefined || quota === undefined) return null;
  return { usedBytes: usage, freeBytes: Math.max(0, quota - usage) };
}

/** Measured whenever it is shown. */
export const spaceQuery = queryOptions({
  queryKey: ["room"],
  queryFn: measureRoom,
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: true,
});
