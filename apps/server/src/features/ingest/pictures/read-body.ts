import type { IncomingMessage } from "node:http";
import { AppError } from "@goldmane/contracts/errors";
import { readAll } from "@goldmane/media/read-all";

/** A request's body, of which no more than this is ever held. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new AppError("TOO_LARGE", "This picture is larger than 12 MB.");
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
  try {
    return await readAll(request, maxBytes);
  } catch (error) {
    if (request.errored) throw error;
    throw tooLarge;
  }
}
