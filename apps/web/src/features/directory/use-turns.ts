import { useEffect, useEffectEvent, useRef } from "react";

/** Tells by how much a carousel has turned, whenever it has. */
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
