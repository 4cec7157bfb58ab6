/** The logger that this package needs: structured fields first, then the message (pino's order). */
export interface Log {
  warn(fields: object, message: string): void;
}
