import { useState } from "react";
import { useStore } from "#platform/store.ts";
import { dismissed } from "./dismissed.ts";
import { useDismissals } from "./queries.ts";

/** Dismisses films optimistically, and restores them if the call fails. */
export function useDismissed() {
  const ids = useStore(dismissed);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const { dismiss, restore } = useDismissals();

  const add = (id: string) => dismissed.set(new Set([...dismissed.get(), id]));
  const remove = (id: string) => {
    const left = new Set(dismissed.get());
    left.delete(id);
    dismissed.set(left);
  };

  const takeOff = (id: string) => {
    setRestoredId(null);
    add(id);
    dismiss(id).catch(() => remove(id));
  };
  const putBack = (id: string) => {
    setRestoredId(id);
    remove(id);
    restore(id).catch(() => add(id));
  };
  return { ids, restoredId, takeOff, putBack };
}
