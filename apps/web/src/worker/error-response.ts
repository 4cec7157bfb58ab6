import { type ErrorCode, errorStatus } from "@goldmane/contracts/errors";

/** An error in the server's own format, so that pages handle both alike. */
export function errorResponse(code: ErrorCode, message: string, details: object = {}): Response {
  return Response.json({ ...details, error: code, message }, { status: errorStatus[code] });
}
