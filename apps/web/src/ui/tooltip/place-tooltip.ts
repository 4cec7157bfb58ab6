type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

const gap = 8;

/** Positions a tooltip above its target, or below where there is no room. */
export function placeTooltip(
  target: Box,
  bubble: Size,
  screen: Size,
): { left: number; top: number } {
  const over = target.top - gap - bubble.height;
  const middle = target.left + (target.width - bubble.width) / 2;
  const rightmost = screen.width - gap - bubble.width;
  return {
    left: Math.max(gap, Math.min(middle, rightmost)),
    top: over >= gap ? over : target.top + target.height + gap,
  };
}
