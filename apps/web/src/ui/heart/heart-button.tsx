import { type MarkedTitle, toggleMark, useIsMarked } from "#platform/watchlist-marks.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Heart } from "./heart.tsx";

/** Puts a title on the watchlist or takes it off, in words. */
export function HeartButton({ title }: { title: MarkedTitle }) {
  const isKept = useIsMarked(title.id);
  return (
    <Button look="glass" aria-pressed={isKept} onClick={() => toggleMark(title)}>
      <Heart isFull={isKept} />
      {say`My watchlist`}
    </Button>
  );
}
