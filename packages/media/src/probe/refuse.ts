import { AppError } from "@goldmane/contracts/errors";

/** Refuses a file with a reason an operator can act on. Final: a retry changes nothing. */
export function refuse(reason: string): never {
  throw new AppError("UNSUPPORTED_MEDIA", reason);
}
