import type { Random } from "@goldmane/std/seeded-random";

/** A line between a member and the server: it delays, unevenly, and the two ways differ. */
export type LineKind = { toServerMs: number; toMemberMs: number; jitterMs: number };

type Message = { arrivesAt: number; deliver: (now: number) => void };

/** Messages under way in simulated time. On one way of one line they keep their order, as on a socket. */
export function createPost(random: Random) {
  let underWay: Message[] = [];
  const lastOf = new Map<string, number>();
  return {
    send(
      way: string,
      now: number,
      sent: { delayMs: number; jitterMs: number; deliver: Message["deliver"] },
    ) {
      const arrives = now + sent.delayMs + random() * sent.jitterMs;
      const arrivesAt = Math.max(arrives, lastOf.get(way) ?? 0);
      lastOf.set(way, arrivesAt);
      underWay.push({ arrivesAt, deliver: sent.deliver });
    },
    deliverUntil(now: number) {
      const due = underWay.filter(({ arrivesAt }) => arrivesAt <= now);
      underWay = underWay.filter(({ arrivesAt }) => arrivesAt > now);
      for (const message of due.toSorted((a, b) => a.arrivesAt - b.arrivesAt)) message.deliver(now);
    },
  };
}

export type Post = ReturnType<typeof createPost>;
