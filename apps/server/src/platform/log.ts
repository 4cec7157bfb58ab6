import { pino, type Logger } from "pino";
import type { Config } from "./config/config.ts";

/** Redacted from logs: values that would allow impersonation. */
const secrets = ["req.headers.cookie", "req.headers.authorization", "*.apiKey", "*.sessionSecret"];

export function createLog(level: Config["logLevel"]): Logger {
  return pino({ level, redact: secrets, base: null });
}
