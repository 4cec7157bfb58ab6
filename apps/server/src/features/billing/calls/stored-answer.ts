import { AppError, errorBody } from "@goldmane/contracts/errors";
import * as z from "zod/mini";

/** Raised when a reply's shape changes. Answers are kept for days, so that updates meet old ones. */
const version = 1;

const answer = z.object({
  // Answers of the first version were stored without it.
  version: z._default(z.literal(version), version),
  reply: z.optional(z.unknown()),
  refusal: z.optional(
    z.object({
      code: errorBody.shape.error,
      message: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});

export function writeReply(reply: unknown): string {
  return JSON.stringify({ version, reply });
}

export function writeRefusal({ code, message, details }: AppError): string {
  return JSON.stringify({ version, refusal: { code, message, details } });
}

/**
 * The reply in a stored answer.
 * @throws AppError the stored refusal; CONFLICT if another version of the server wrote the answer.
 */
export function replayAnswer<T>(text: string, schema: z.ZodMiniType<T>): T {
  const stored = answer.safeParse(JSON.parse(text)).data;
  if (stored?.refusal) {
    const { code, message, details } = stored.refusal;
    throw new AppError(code, message, details);
  }
  const reply = schema.safeParse(stored?.reply);
  if (reply.success) return reply.data;
  throw new AppError("CONFLICT", "This was done already. Look how the plan stands now.");
}
