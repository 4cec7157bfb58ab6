import { useEffect, useEffectEvent, useReducer } from "react";
import { nextSelection, nothingChosen } from "./selection.ts";

/** Selection state with its keys: Ctrl or Cmd+A selects all, Escape closes. */
export function useSelection(shown: readonly string[]) {
  const [selection, dispatch] = useReducer(nextSelection, nothingChosen);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOverIt = document.querySelector("[data-modal]") !== null;
    if (event.defaultPrevented || isOverIt) return;
    if (event.key === "Escape") {
      event.preventDefault();
      dispatch({ type: "closed" });
    } else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      dispatch({ type: "allSelected", shown });
    }
  });

  const { isOpen } = selection;
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOpen]);

  return [selection, dispatch] as const;
}
