import type { JobKind } from "./job-kind.ts";

/** A payload as the database stores it. */
export type StoredPayload = { version: number; json: string };

/** A stored payload that this server can't read: retrying the job is pointless. */
export class InvalidPayload extends Error {
  override name = "InvalidPayload";
}

/** @throws if the kind's schema rejects the payload. */
export function writePayload<T>(
  { version, payload: schema }: JobKind<T>,
  payload: T,
): StoredPayload {
  return { version, json: JSON.stringify(schema.parse(payload)) };
}

/** @throws InvalidPayload */
export function readPayload<T>(kind: JobKind<T>, { version, json }: StoredPayload): T {
  const payload = version === kind.version ? parseJson(json) : migrate(kind, version, json);
  const parsed = kind.payload.safeParse(payload);
  if (parsed.success) return parsed.data;
  // Paths and codes only: administrators read the reason, and a payload can hold addresses.
  const issues = parsed.error.issues.map(
    ({ path, code }) => `${path.join(".") || "payload"}: ${code}`,
  );
  throw new InvalidPayload(`The payload is invalid (${issues.join(", ")}).`, {
    cause: parsed.error,
  });
}

function migrate<T>(kind: JobKind<T>, version: number, json: string): unknown {
  if (version > kind.version || !kind.migrate) {
    throw new InvalidPayload(
      `The payload has version ${version}; this server reads version ${kind.version}.`,
    );
  }
  try {
    return kind.migrate(version, parseJson(json));
  } catch (error) {
    if (error instanceof InvalidPayload) throw error;
    throw new InvalidPayload(`The payload of version ${version} can't be converted.`, {
      cause: error,
    });
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new InvalidPayload("The payload is not JSON.", { cause: error });
  }
}
