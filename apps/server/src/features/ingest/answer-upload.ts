import type { RawCall } from "#platform/http/raw-route.ts";
import { uploadServerOf } from "./upload-server.ts";

/** Passes a request to the tus server, including its body. */
export async function answerUpload({ app, request, reply }: RawCall): Promise<void> {
  reply.hijack();
  await uploadServerOf(app).tus.handle(request.raw, reply.raw);
}
