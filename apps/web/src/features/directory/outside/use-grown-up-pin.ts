import { pinLength } from "@goldmane/contracts/family/limits";
import { useState } from "react";
import { useOpenOutside } from "#features/directory/queries.ts";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { openTab } from "./open-tab.ts";
import type { OutsidePlace } from "./outside-place.ts";

/** The digits that a grown-up gives; the last of them opens the place, or says why not. */
export function useGrownUpPin({ kind, id }: OutsidePlace) {
  const [digits, setDigits] = useState("");
  const [misses, setMisses] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, data, isPending } = useOpenOutside();

  const tell = (error: Error) => {
    setDigits("");
    setMisses((before) => before + 1);
    const words = error instanceof ApiError ? error.words : undefined;
    setProblem(words ?? say`The server could not be asked. Check the connection, then try again.`);
  };

  const press = (digit: string) => {
    if (isPending) return;
    const pin = (digits + digit).slice(0, pinLength);
    setDigits(pin);
    setProblem(null);
    if (pin.length < pinLength) return;
    mutate({ kind, id: String(id), pin }, { onSuccess: ({ url }) => openTab(url), onError: tell });
  };

  return {
    digits,
    misses,
    problem,
    /** The address, once the PIN was right. */
    openUrl: data?.url ?? null,
    isChecking: isPending,
    press,
    erase: () => setDigits((before) => before.slice(0, -1)),
  };
}
