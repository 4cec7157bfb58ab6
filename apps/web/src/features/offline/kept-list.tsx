import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { KeptRow } from "./kept-row.tsx";
import { useCopies } from "./use-copies.ts";
import styles from "./kept-list.module.css";

/** The films on this device, with what each takes. */
export function KeptList() {
  const copies = useCopies();
  if (!copies) return null;
  if (copies.length === 0)
    return (
      <Message
        heading={say`Nothing is kept yet`}
        size="small"
        actions={
          <ButtonLink look="gold" icon="search" href={routes.browse}>
            {say`Find a film`}
          </ButtonLink>
        }
      >
        {say`Press Download beside a film, and it plays here without a network: on a train, in a tent, or when the line is down.`}
      </Message>
    );
  return (
    <ul className={styles.list} aria-label={say`Films on this device`}>
      {copies.map((copy) => (
        <li key={copy.id}>
          <KeptRow copy={copy} />
        </li>
      ))}
    </ul>
  );
}
