import type { RawCall } from "#platform/http/raw-route.ts";
import { uploadServerOf } from "./upload-server.ts";

/** Hands a request over to the tus server, body and all. */
export async function answerUpload({ app, request, reply }: RawCall): Promise<void> {
  reply.hijack();
  await uploadServerOf(app).tus.handle(request.raw, reply.raw);
}
