import type { IncomingMessage } from "node:http";
import { AppError } from "@goldmane/contracts/errors";
import { readAll } from "@goldmane/media/read-all";

/** The most bytes of a request's body that are held in memory. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new AppError(
    "TOO_LARGE",
    "This picture is larger than 12 MB. Choose a smaller one.",
  );
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
  try {
    return await readAll(request, maxBytes);
  } catch (error) {
    if (request.errored) throw error;
    throw tooLarge;
  }
}
