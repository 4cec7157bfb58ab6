import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { SectionBoundary } from "./section-boundary.tsx";

type Props = {
  /** Class of a placeholder with the final height, so that nothing below moves. */
  placeholderClass: string | undefined;
  children: ReactNode;
};

/** Renders its children, and so starts their requests, only near the viewport. */
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
