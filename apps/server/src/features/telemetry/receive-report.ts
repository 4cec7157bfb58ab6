import type { IncomingMessage } from "node:http";
import { AppError } from "@goldmane/contracts/errors";
import { reportMaxBytes } from "@goldmane/contracts/telemetry/limits";
import { performanceReport } from "@goldmane/contracts/telemetry/schema";
import type { FastifyReply } from "fastify";
import type { RawCall } from "#platform/http/raw-route.ts";
import { limitReports } from "./limit-reports.ts";
import { aggregatorOf } from "./vitals-aggregator.ts";

/** Types that `sendBeacon` can send without a CORS preflight. The sender isn't identified. */
const beaconTypes = /^(?:application\/json|text\/plain)\s*(?:;|$)/i;

/** Counts one performance report. The body is JSON under any of the accepted types. */
export async function receiveReport({ app, request, reply }: RawCall): Promise<FastifyReply> {
  limitReports(app, request.ip);
  if (!beaconTypes.test(request.headers["content-type"] ?? "")) {
    throw new AppError("UNSUPPORTED_MEDIA", "A performance report must be JSON or plain text.");
  }
  const read = performanceReport.safeParse(parse(await readBody(request.raw)));
  if (!read.success) {
    throw new AppError("INVALID_INPUT", "This isn’t a valid performance report.", {
      issues: read.error.issues.map(({ path, message }) => ({
        path: `/${path.join("/")}`,
        message,
      })),
    });
  }
  aggregatorOf(app).add(read.data);
  return reply.code(204).send();
}

async function readBody(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > reportMaxBytes)
      throw new AppError("TOO_LARGE", "This performance report is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
