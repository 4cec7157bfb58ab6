import { useEffect, useState } from "react";
import type { Strength } from "./estimate-strength.ts";

/** Rating takes a few milliseconds: debounced for fast typing. */
const debounceMs = 150;

/**
 * Strength of a password; null while it is empty or the dictionaries, which load lazily, are
 * missing.
 */
export function usePasswordStrength(
  password: string,
  personalDetails: readonly string[],
): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const details = personalDetails.join("\n");

  useEffect(() => {
    if (password === "") return;
    let isStale = false;
    const rate = async () => {
      const { estimateStrength } = await import("./estimate-strength.ts");
      if (!isStale) setStrength(estimateStrength(password, details.split("\n")));
    };
    // Without the dictionaries there is no meter; the server checks anyway.
    const timer = setTimeout(() => void rate().catch(() => undefined), debounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [password, details]);

  return password === "" ? null : strength;
}
