import { useEffect, useState } from "react";
import { readLink } from "./read-link.ts";

export type MediaRequest = {
  address: string;
  bytes: number;
  tookMs: number;
  /** 0 where the browser does not tell. */
  status: number;
};

export const shownAtMost = 6;

/** The latest requests of a title's stream, as the browser recorded them, newest first. */
export function useMediaRequests(titleId: string): readonly MediaRequest[] {
  const [requests, setRequests] = useState<readonly MediaRequest[]>([]);

  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const fresh = list
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(
          ({ name, responseStatus, encodedBodySize }) =>
            readLink(name)?.titleId === titleId &&
            // Neither refused nor aborted.
            responseStatus < 400 &&
            encodedBodySize > 0,
        )
        .map(({ name, encodedBodySize, duration, responseStatus }) => ({
          address: name,
          bytes: encodedBodySize,
          tookMs: duration,
          status: responseStatus,
        }));
      if (fresh.length > 0)
        setRequests((known) => [...fresh.toReversed(), ...known].slice(0, shownAtMost));
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, [titleId]);

  return requests;
}
