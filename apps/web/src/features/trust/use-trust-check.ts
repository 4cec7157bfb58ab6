import { useEffect, useState } from "react";
import { checkTrust, type Trust } from "./check-trust.ts";

const checkEveryMs = 4000;

/** Checks until the device trusts the server. `first` is the first answer; null before it. */
export function useTrustCheck(): { trust: Trust | null; first: Trust | null } {
  const [answers, setAnswers] = useState<{ trust: Trust; first: Trust } | null>(null);
  const trust = answers?.trust ?? null;
  const isDone = trust === "trusted" || trust === "needless";

  useEffect(() => {
    if (isDone) return undefined;
    const end = new AbortController();
    const check = async () => {
      if (document.visibilityState === "hidden") return;
      const found = await checkTrust();
      if (end.signal.aborted) return;
      setAnswers((before) => ({ trust: found, first: before?.first ?? found }));
    };
    const begin = () => void check();
    begin();
    const timer = setInterval(begin, checkEveryMs);
    // A person comes back from the device's settings.
    document.addEventListener("visibilitychange", begin, { signal: end.signal });
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [isDone]);

  return { trust, first: answers?.first ?? null };
}
