import { AppError, type ErrorBody, type ErrorCode, errorStatus } from "@goldmane/contracts/errors";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { newId } from "#platform/ids.ts";

/** Sends an error response. Unexpected errors are logged in full; the caller only gets their id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body = describeFailure(error, request.log, { url: pathOf(request) });
  void reply
    .code(errorStatus[body.error])
    .removeHeader("content-length")
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(Buffer.from(JSON.stringify(body)));
}

/** The error body for a caller. `place` are log fields for unexpected errors. */
export function describeFailure(
  error: unknown,
  log: Pick<FastifyBaseLogger, "error">,
  place: Record<string, unknown>,
): ErrorBody {
  const { code, message, details } = toAppError(error);
  if (code !== "INTERNAL") return { ...details, error: code, message };
  const id = newId();
  log.error(
    { event: "http.unexpected_error", err: error, id, ...place },
    "An unexpected error occurred.",
  );
  return { ...details, id, error: code, message };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath,
      message,
    }));
    return new AppError("INVALID_INPUT", "Check what you entered.", { issues });
  }
  if (isFullDisk(error))
    return new AppError("STORAGE_FULL", "There isn’t enough storage on the server for this.");
  const code = codeOfStatus(error);
  if (code && error instanceof Error) return new AppError(code, error.message);
  return new AppError("INTERNAL", "Something went wrong on the server. Try again.");
}

/** Errors of Fastify itself, before a handler runs. Their messages are safe for callers. */
function codeOfStatus(error: unknown): ErrorCode | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  const { statusCode } = error;
  if (typeof statusCode !== "number" || statusCode < 400 || statusCode >= 500) return null;
  const byStatus: Record<number, ErrorCode> = {
    404: "NOT_FOUND",
    413: "TOO_LARGE",
    415: "UNSUPPORTED_MEDIA",
  };
  return byStatus[statusCode] ?? "INVALID_INPUT";
}

function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  // 53100 is PostgreSQL's disk_full.
  return ["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"].includes(String(error.code));
}

/** Without the query, which can hold search terms, and without a link's playback token. */
function pathOf(request: FastifyRequest): string {
  const [path = ""] = request.url.split("?", 1);
  return path.replace(/^\/media\/\w+-[\w-]{24}(?=\/)/, "/media/…");
}
