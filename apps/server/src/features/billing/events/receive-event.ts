import { gatewayEventBytes } from "@goldmane/contracts/billing/limits";
import { AppError } from "@goldmane/contracts/errors";
import type { RawCall } from "#platform/http/raw-route.ts";
import { processEvent } from "./process-event.ts";

/** Stripe's webhook. The signature covers the raw bytes of the body. */
export async function receiveEvent({ app, request, reply }: RawCall): Promise<unknown> {
  const signature = request.headers["stripe-signature"];
  if (typeof signature !== "string") throw new AppError("NOT_ALLOWED", "Stripe signs its word.");
  const event = await app.payments.readEvent(await readBody(request.raw), signature);
  if (event) await processEvent(app, event);
  return await reply.code(204).send();
}

async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > gatewayEventBytes) throw new AppError("TOO_LARGE", "No event is so large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
