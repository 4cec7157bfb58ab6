/**
 * Reads a remote response body.
 * @throws Error if it exceeds the limit.
 */
export async function readLimited(answer: Response, bytesAtMost: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > bytesAtMost) throw new Error(`The answer is longer than ${bytesAtMost} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
