/** Whether bytes start like a JPEG, PNG, WebP or AVIF: nothing else is passed to a decoder. */
export function isPicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  return (
    text(0, 3) === "\xff\xd8\xff" ||
    text(0, 8) === "\x89PNG\r\n\x1a\n" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") ||
    (text(4, 8) === "ftyp" && text(8, 12) === "avif")
  );
}
