import { type RefObject, useEffect, useEffectEvent } from "react";

/** Reports when an element leaves or enters view, by scrolling or by switching tabs. */
export function useInView(area: RefObject<Element | null>, tell: (isSeen: boolean) => void): void {
  const report = useEffectEvent(tell);

  useEffect(() => {
    let isOnScreen = true;
    const update = () => report(isOnScreen && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    if (area.current) observer.observe(area.current);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [area]);
}
