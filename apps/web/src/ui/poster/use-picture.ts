import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { queuePicture } from "./picture-queue.ts";

export type PictureState = "waiting" | "loading" | "ready" | "failed";

/** Fetches pictures just below the viewport and next in a rail. */
const margins = { rootMargin: "400px 0px", scrollMargin: "0px 400px" };

/** Decides when a picture may load: near the viewport and with a free slot. */
export function usePicture(frame: RefObject<Element | null>, urgent: boolean) {
  const [state, setState] = useState<PictureState>("waiting");
  const release = useRef<() => void>(undefined);

  // Layout effect, so that urgent pictures are in the first paint.
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
