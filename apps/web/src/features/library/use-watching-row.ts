import type { Watching } from "@goldmane/contracts/playback/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { watchingQuery } from "./queries.ts";
import { useWatchingChanges } from "./use-watching-changes.ts";
import { layOutRow, type Removed } from "./row-slots.ts";

/** Started films, with a gap for each removed one while the row is in view. */
export function useWatchingRow() {
  const { data: items = [] } = useQuery(watchingQuery);
  const { forget, restore } = useWatchingChanges();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const slots = layOutRow(items, removed);

  const takeOff = (item: Watching) => {
    const index = slots.findIndex((one) => one.item.id === item.id);
    setRemoved([...removed.filter((one) => one.item.id !== item.id), { item, index }]);
    setRestoredId(null);
    forget({ item, index: items.findIndex(({ id }) => id === item.id) });
  };

  const putBack = (item: Watching) => {
    const index = slots
      .filter((one) => !one.isRemoved || one.item.id === item.id)
      .findIndex((one) => one.item.id === item.id);
    setRestoredId(item.id);
    restore({ item, index });
  };

  return { slots, restoredId, takeOff, putBack };
}
