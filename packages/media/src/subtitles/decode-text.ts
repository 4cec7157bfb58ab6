/**
 * Decodes a subtitle file: UTF-8, UTF-16 with or without its mark, otherwise Windows-1252, which
 * includes Latin-1.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = findEncoding(bytes);
  return encoding === null ? decodeWestern(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** Characters of Windows-1252 in place of the control characters 0x80 to 0x9F. */
const western = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20's own decoder for it decodes Latin-1 instead. */
function decodeWestern(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString("latin1");
  return latin.replace(/[\u0080-\u009f]/g, (found) => western[found.charCodeAt(0) - 0x80] ?? found);
}

function findEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = countZeros(bytes.subarray(0, 4096));
  if (zeros.odd > 8 * zeros.even && zeros.odd > 4) return "utf-16le";
  if (zeros.even > 8 * zeros.odd && zeros.even > 4) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : null;
}

/** Western text in UTF-16 has a zero in every other byte. */
function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? "even" : "odd"] += 1;
  });
  return zeros;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
