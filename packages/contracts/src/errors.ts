import * as z from "zod/mini";

/** All intentional error codes with their HTTP status. */
export const errorStatus = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  SUBSCRIPTION_REQUIRED: 402,
  PAYMENT_REFUSED: 402,
  NOT_ALLOWED: 403,
  CONFIRMATION_REQUIRED: 403,
  PIN_REQUIRED: 403,
  PASSWORD_REQUIRED: 403,
  CODE_REQUIRED: 403,
  SCREEN_TIME_OVER: 403,
  COPY_EXPIRED: 403,
  REGISTRATION_CLOSED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  USER_LIMIT_REACHED: 409,
  STREAM_LIMIT_REACHED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  MISDIRECTED_REQUEST: 421,
  RUN_REFUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  SETUP_REQUIRED: 503,
  TIMED_OUT: 504,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every error response. Details depend on the code. */
export const errorBody = z.looseObject({
  error: z.enum(Object.keys(errorStatus) as ErrorCode[]),
  message: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** An error that the caller can act on. All other errors are bugs and are sent as INTERNAL. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
