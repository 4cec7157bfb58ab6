import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { useEffect, useState } from "react";
import { type Warned, warningFor } from "./state.ts";

const shownMs = 10_000;

/** The warning to show. It disappears on its own, except the one that needs a choice. */
export function useWarning(timeLeft: TimeLeft | null): Warned {
  const due = warningFor(timeLeft);
  const [gone, setGone] = useState<Warned>(null);
  const stays = due === 1 && timeLeft?.mayFinish === true;

  useEffect(() => {
    if (due === null || stays) return undefined;
    const timer = setTimeout(() => setGone(due), shownMs);
    return () => clearTimeout(timer);
  }, [due, stays]);

  return due !== null && (gone !== due || stays) ? due : null;
}
