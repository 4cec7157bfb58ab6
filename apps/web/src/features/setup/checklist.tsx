import type { ChecklistItem } from "@goldmane/contracts/setup/schema";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import styles from "./checklist.module.css";
import { checklistQuery, useHideChecklist } from "./queries.ts";

/** What is left to do on a new server, until all of it is done or the operator hides it. */
export function Checklist() {
  const { data } = useQuery(checklistQuery);
  const hiding = useHideChecklist();
  if (!data || data.isHidden || data.items.every(({ isDone }) => isDone)) return null;
  return (
    <section className={styles.list} aria-labelledby="checklist">
      <header className={styles.head}>
        <h2 id="checklist">{say`Finish setting up`}</h2>
        <IconButton
          icon="close"
          label={say`Hide this list`}
          onClick={() => hiding.mutate(undefined, { onError: showErrorToast })}
        />
      </header>
      <ul className={styles.items}>
        {data.items.map(({ item, isDone }) => {
          const { name, href } = describeItem(item);
          return (
            <li key={item}>
              <Link href={href} className={styles.item} data-done={isDone}>
                <span className={styles.mark}>{isDone && <Icon name="check" />}</span>
                {name}
                {isDone && <span className={styles.done}>{say`Done`}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function describeItem(item: ChecklistItem): { name: string; href: string } {
  switch (item) {
    case "profiles":
      return { name: say`Add family profiles`, href: routes.family };
    case "movies":
      return { name: say`Add your movies`, href: routes.media };
    case "https":
      return { name: say`Turn on https`, href: routes.setupStep("network") };
    case "backup":
      return { name: say`Make a backup`, href: routes.admin("backups") };
    case "family":
      return { name: say`Invite your family`, href: routes.family };
    case "mail":
      return { name: say`Set up e-mail`, href: routes.admin("mail") };
  }
}
