import { type GameId, gameIds } from "@goldmane/contracts/games/limits";
import { type RefObject, useEffect, useState } from "react";
import { canAutoplay } from "#platform/device/can-autoplay.ts";

/** A card counts as seen from this share on. */
const seenFrom = 0.6;

/**
 * The game whose preview plays: the hovered or focused card's, otherwise the one most in view. Only
 * one plays at a time. Null with reduced motion or data saving. Cards have `data-game`.
 */
export function usePreviews(area: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState<GameId | null>(null);
  const [seen, setSeen] = useState<GameId | null>(null);

  useEffect(() => {
    const cards = [...(area.current?.querySelectorAll("[data-game]") ?? [])];
    const shares = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) shares.set(target, intersectionRatio);
        let most: Element | null = null;
        for (const card of cards) {
          const share = shares.get(card) ?? 0;
          if (share >= seenFrom && share > (most ? (shares.get(most) ?? 0) : 0)) most = card;
        }
        setSeen(most && gameOf(most));
      },
      { threshold: [0, seenFrom, 0.8, 1] },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [area]);

  return {
    playing: canAutoplay() ? (pointed ?? seen) : null,
    /** Call it with the game whose card is hovered or focused, and with null once it no longer is. */
    point: setPointed,
  };
}

function gameOf(card: Element): GameId | null {
  const id = card instanceof HTMLElement ? card.dataset["game"] : undefined;
  return gameIds.find((game) => game === id) ?? null;
}
