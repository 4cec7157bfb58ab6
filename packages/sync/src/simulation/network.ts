import type { Random } from "@goldmane/std/seeded-random";

/** The network between a participant and the server: delays with jitter, different per direction. */
export type NetworkDelays = { toServerMs: number; toParticipantMs: number; jitterMs: number };

type Message = { arrivesAt: number; deliver: (now: number) => void };

/** Messages in flight in simulated time. In one direction they keep their order, as on a socket. */
export function createNetwork(random: Random) {
  let inFlight: Message[] = [];
  const lastArrivals = new Map<string, number>();
  return {
    send(
      direction: string,
      now: number,
      sent: { delayMs: number; jitterMs: number; deliver: Message["deliver"] },
    ) {
      const arrives = now + sent.delayMs + random() * sent.jitterMs;
      const arrivesAt = Math.max(arrives, lastArrivals.get(direction) ?? 0);
      lastArrivals.set(direction, arrivesAt);
      inFlight.push({ arrivesAt, deliver: sent.deliver });
    },
    deliverUntil(now: number) {
      const due = inFlight.filter(({ arrivesAt }) => arrivesAt <= now);
      inFlight = inFlight.filter(({ arrivesAt }) => arrivesAt > now);
      for (const message of due.toSorted((a, b) => a.arrivesAt - b.arrivesAt)) message.deliver(now);
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;
