import type { Answer, Packet } from "dns-packet";
import {
  type AddressRecord,
  describeAddresses,
  findAddresses,
  type Named,
  rememberedSeconds,
} from "./address-records.ts";

/** Seconds that resolvers without multicast DNS of their own remember an address (RFC 6762, 6.7). */
const legacySeconds = 10;

type Query = Required<Pick<Packet, "id" | "questions" | "answers">>;
type Response = Packet & { answers: Answer[] };

/**
 * Answers a query's questions about our name. Each answer lists all addresses. Its NSEC record says
 * that there are no others: without it a device would wait for IPv6 addresses, or for IPv4 ones.
 */
export function answerQuery({ questions, answers: known }: Query, named: Named): Response[] {
  const records = describeAddresses(named);
  const nothingElse: Answer = {
    name: named.name,
    type: "NSEC",
    class: "IN",
    ttl: rememberedSeconds,
    flush: true,
    data: { nextDomain: named.name, rrtypes: [...new Set(records.map((one) => one.type))] },
  };
  return questions
    .filter(({ name }) => name.toLowerCase() === named.name)
    .map(({ type }) => records.filter((record) => asksFor(type, record)))
    .filter((wanted) => wanted.length === 0 || !wanted.every((record) => isKnown(record, known)))
    .map((wanted) => {
      if (wanted.length === 0) return { answers: [nothingElse], additionals: records };
      const others = records.filter((record) => !wanted.includes(record));
      return { answers: wanted, additionals: [...others, nothingElse] };
    });
}

/** Answers a resolver without multicast DNS of its own as an ordinary DNS server does. */
export function answerLegacyQuery({ id, questions }: Query, named: Named): Response[] {
  return questions
    .filter(({ name }) => name.toLowerCase() === named.name)
    .map((question) => {
      const records = describeAddresses(named, legacySeconds);
      const answers = records
        .filter((record) => asksFor(question.type, record))
        .map((record) => ({ ...record, name: question.name, flush: false }));
      return { id, questions: [question], answers };
    });
}

/** Whether a question is about a kind of record, or about all kinds. */
function asksFor(type: string, record: AddressRecord): boolean {
  return type === "ANY" || type === record.type;
}

/** Whether the asker knows an address, and will for a while (RFC 6762, 7.1). */
function isKnown({ name, data }: AddressRecord, known: readonly Answer[]): boolean {
  return findAddresses(known, name).some(
    (one) => one.data === data && (one.ttl ?? 0) >= rememberedSeconds / 2,
  );
}
