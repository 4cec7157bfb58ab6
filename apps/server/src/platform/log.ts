import { pino, type Logger } from "pino";
import type { Config } from "./config/config.ts";

/** Never in a log: what would let a reader act as the visitor. */
const secrets = ["req.headers.cookie", "req.headers.authorization", "*.apiKey", "*.sessionSecret"];

export function createLog(level: Config["logLevel"]): Logger {
  return pino({ level, redact: secrets, base: null });
}
