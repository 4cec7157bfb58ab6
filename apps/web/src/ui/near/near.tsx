import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

type Props = {
  /** How tall it will be, in CSS: nothing below it moves when it comes. */
  height: string;
  children: ReactNode;
};

/** Draws, and so asks for, what is in it only when it comes near the screen. */
export function Near({ height, children }: Props) {
  const room = useRef<HTMLDivElement>(null);
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
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const kept = <div style={{ height }} aria-busy={isNear} />;
  return <div ref={room}>{isNear ? <Suspense fallback={kept}>{children}</Suspense> : kept}</div>;
}
