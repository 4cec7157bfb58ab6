/** What the package needs of a logger: structured fields first, then the message (pino's order). */
export interface Log {
  warn(fields: object, message: string): void;
}
