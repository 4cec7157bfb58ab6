/**
 * Paints the shape of a paint color, so that colors also differ without being seen: a triangle for
 * red, a circle for blue, a square for yellow.
 */
export function paintShape(
  context: CanvasRenderingContext2D,
  color: number,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  context.fillStyle = "#ffffff";
  context.beginPath();
  if (color === 1) {
    context.moveTo(x, y - size);
    context.lineTo(x + size, y + size * 0.8);
    context.lineTo(x - size, y + size * 0.8);
  } else if (color === 2) context.arc(x, y, size * 0.9, 0, Math.PI * 2);
  else if (color === 3) context.rect(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6);
  context.closePath();
  context.fill();
}
