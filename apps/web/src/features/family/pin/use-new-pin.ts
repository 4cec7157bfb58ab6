import { pinLength } from "@goldmane/contracts/family/limits";
import { useState } from "react";
import { useSetPin } from "#features/family/manage/queries.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** A PIN that is typed twice and set when both are equal. */
export function useNewPin(profileId: string, onSet: () => void) {
  const [first, setFirst] = useState<string | null>(null);
  const [digits, setDigits] = useState("");
  const [misses, setMisses] = useState(0);
  const change = useSetPin();

  const finish = (pin: string) => {
    setDigits("");
    if (first === null) return setFirst(pin);
    setFirst(null);
    if (first !== pin) return setMisses((before) => before + 1);
    change.mutate(
      { id: profileId, pin },
      {
        onSuccess: () => {
          showToast({ title: say`PIN set` });
          onSet();
        },
      },
    );
  };

  return {
    digits,
    misses,
    isRepeating: first !== null,
    isSaving: change.isPending,
    press: (digit: string) => {
      const typed = digits + digit;
      if (typed.length < pinLength) setDigits(typed);
      else finish(typed);
    },
    erase: () => setDigits((before) => before.slice(0, -1)),
  };
}
