import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { SectionBoundary } from "./section-boundary.tsx";

type Props = {
  /** Of an empty room that is as tall as what will be in it: nothing below moves when that comes. */
  placeholderClass: string | undefined;
  children: ReactNode;
};

/** Draws, and so asks for, what is in it only when it comes near the screen. */
export function LazyRender({ placeholderClass: room, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: "900px 0px" },
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const empty = <div className={room} />;
  return (
    <div ref={container}>
      {isNear ? (
        <SectionBoundary>
          <Suspense fallback={empty}>{children}</Suspense>
        </SectionBoundary>
      ) : (
        empty
      )}
    </div>
  );
}
