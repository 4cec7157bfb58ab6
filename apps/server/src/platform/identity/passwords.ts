import { hash, verify } from "@node-rs/argon2";

/** argon2id, as OWASP advises for a server that hashes while others wait: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would hold every thread that reads files and draws, and 19 MiB each. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password.normalize("NFC"), cost));
}

/**
 * Whether a password is the one that was hashed. Without a hash it takes as long and says no:
 * who asks about somebody unknown must not tell by the time it takes.
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
