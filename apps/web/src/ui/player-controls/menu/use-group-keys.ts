import { type RefObject, useEffect } from "react";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right move between groups, for remotes; within a group, radios handle up and down. */
export function useGroupKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const stepGroup = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const groups = [...element.querySelectorAll("fieldset")];
      const at = groups.findIndex((group) => group.contains(document.activeElement));
      if (step === undefined || at < 0) return;
      event.preventDefault();
      const group = groups[at + step];
      const choice =
        group?.querySelector<HTMLElement>("input:checked") ?? group?.querySelector("input");
      choice?.focus();
    };
    element.addEventListener("keydown", stepGroup);
    return () => element.removeEventListener("keydown", stepGroup);
  }, [panel]);
}
