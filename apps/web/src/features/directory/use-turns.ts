import { useEffect, useEffectEvent, useRef } from "react";

/** Reports each turn of a carousel and its size. */
export function useTurns(turn: number, onTurn: (by: number) => void): void {
  const told = useRef(turn);
  const tell = useEffectEvent(onTurn);

  useEffect(() => {
    const by = turn - told.current;
    if (by === 0) return;
    told.current = turn;
    tell(by);
  }, [turn]);
}
