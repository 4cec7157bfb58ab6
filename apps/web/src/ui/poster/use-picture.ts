import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { queuePicture } from "./picture-queue.ts";

export type PictureState = "waiting" | "loading" | "ready" | "failed";

/** Fetched before they scroll into view: those just below and those next in a rail. */
const margins = { rootMargin: "400px 0px", scrollMargin: "0px 400px" };

/** Tells when a frame's picture may be fetched: when it comes near, and there is room. */
export function usePicture(frame: RefObject<Element | null>, urgent: boolean) {
  const [state, setState] = useState<PictureState>("waiting");
  const release = useRef<() => void>(undefined);

  // Before the first paint, so that urgent pictures are on the page with it.
  useLayoutEffect(() => {
    const begin = () => setState((now) => (now === "waiting" ? "loading" : now));
    const queue = () => {
      release.current = queuePicture(begin, { urgent });
    };
    const near = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      queue();
    }, margins);
    if (urgent) queue();
    else if (frame.current) near.observe(frame.current);
    return () => {
      near.disconnect();
      release.current?.();
    };
  }, [frame, urgent]);

  const settle = (result: "ready" | "failed") => {
    release.current?.();
    setState(result);
  };
  return { state, settle };
}
