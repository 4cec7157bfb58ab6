import { hash, verify } from "@node-rs/argon2";

/** argon2id with OWASP's parameters: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limits concurrency: each hash holds a thread of the shared pool and 19 MiB. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password.normalize("NFC"), cost));
}

/**
 * Compares a password with its hash. Without a hash it takes equally long and returns false, so that
 * timing does not reveal unknown accounts.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const dummyHash = await hashDummyPassword();
  const known = passwordHash ?? dummyHash;
  const isRight = await inTurn(() => verify(known, password.normalize("NFC")));
  return isRight && passwordHash !== null;
}

let madeHash: Promise<string> | undefined;
function hashDummyPassword(): Promise<string> {
  return (madeHash ??= hashPassword("nobody's"));
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
