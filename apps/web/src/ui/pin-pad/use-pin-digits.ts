import { pinLength } from "@goldmane/contracts/family/limits";
import { useState } from "react";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

/** After too many wrong PINs the server accepts only a password until the lock ends. */
function describeLock(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== "PASSWORD_REQUIRED") return undefined;
  const minutes = Math.ceil(Number(error.details["retryAfterSeconds"]) / 60);
  return say`Too many wrong PINs. Use a password, or try again in ${minutes} min.`;
}

/** State of a PIN entry. The last digit submits it; a wrong PIN clears it. */
export function usePinDigits(submit: (pin: string) => Promise<unknown>) {
  const [digits, setDigits] = useState("");
  const [misses, setMisses] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const check = async (pin: string) => {
    setChecking(true);
    try {
      await submit(pin);
    } catch (error) {
      const message = error instanceof ApiError ? error.displayMessage : undefined;
      setDigits("");
      setMisses((before) => before + 1);
      setProblem(
        describeLock(error) ??
          message ??
          say`Can’t reach the server. Check your connection and try again.`,
      );
    } finally {
      setChecking(false);
    }
  };

  const press = (digit: string) => {
    if (isChecking) return;
    const pin = (digits + digit).slice(0, pinLength);
    setDigits(pin);
    setProblem(null);
    if (pin.length === pinLength) void check(pin);
  };

  return {
    digits,
    misses,
    problem,
    isChecking,
    press,
    erase: () => setDigits((before) => before.slice(0, -1)),
  };
}

export type PinDigits = ReturnType<typeof usePinDigits>;
