import { useEffect, useState } from "react";
import type { Strength } from "./estimate-strength.ts";

/** Judging takes a few milliseconds: not at every key of a fast typist. */
const judgedAfterMs = 150;

/**
 * How strong a password is; null while nothing is typed or the lists, which come late, are not there.
 */
export function usePasswordStrength(password: string, about: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const facts = about.join("\n");

  useEffect(() => {
    if (password === "") return;
    let isOld = false;
    const judge = async () => {
      const { estimateStrength } = await import("./estimate-strength.ts");
      if (!isOld) setStrength(estimateStrength(password, facts.split("\n")));
    };
    // Without the lists there is no meter; the server judges all the same.
    const timer = setTimeout(() => void judge().catch(() => undefined), judgedAfterMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [password, facts]);

  return password === "" ? null : strength;
}
