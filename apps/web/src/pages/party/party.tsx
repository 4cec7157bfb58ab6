import { PartyEntry } from "./party-entry.tsx";

type Props = { params: { code?: string } };

/** The page of one party, by the code in its URL. */
export function PartyPage({ params: { code = "" } }: Props) {
  return <PartyEntry key={code} code={code} />;
}
