import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { PartBoundary } from "./part-boundary.tsx";

type Props = {
  /** Of an empty room that is as tall as what will be in it: nothing below moves when that comes. */
  room: string | undefined;
  children: ReactNode;
};

/** Draws, and so asks for, what is in it only when it comes near the screen. */
export function Near({ room, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
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
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const empty = <div className={room} />;
  return (
    <div ref={place}>
      {isNear ? (
        <PartBoundary>
          <Suspense fallback={empty}>{children}</Suspense>
        </PartBoundary>
      ) : (
        empty
      )}
    </div>
  );
}
