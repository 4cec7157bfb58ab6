import { AppError } from "@goldmane/contracts/errors";

/** Why a file is not taken, in words an operator can act on. It is final: trying again changes nothing. */
export function refuse(reason: string): never {
  throw new AppError("UNSUPPORTED_MEDIA", reason);
}
