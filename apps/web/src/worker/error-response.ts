import { type ErrorCode, errorStatus } from "@goldmane/contracts/errors";

/** A refusal in the form of the server's own: pages tell them alike. */
export function errorResponse(code: ErrorCode, message: string, details: object = {}): Response {
  return Response.json({ ...details, error: code, message }, { status: errorStatus[code] });
}
